import { importList } from '@oficio/contracts/businesses/importing/imports'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listImports } from '@oficio/domain/businesses/importing/list-imports'
import { PageFrame } from '@/components/layout/page-frame'
import { Section } from '@/components/layout/section'
import { ListView } from '@/components/lists/list-view'
import { Card } from '@/components/ui/card'
import { ColumnGuide } from '@/features/businesses/importing/column-guide'
import { importLook } from '@/features/businesses/importing/import-list'
import { ImportUpload } from '@/features/businesses/importing/import-upload'
import { head, page } from '@/server/page'

const title = 'Importar negocios'

export const metadata = head(pages.adminBusinessImports, { title })

/** The admin page to import businesses from a CSV file. */
export default page(pages.adminBusinessImports, async ({ ctx, actor, query }) => {
  const listQuery = readList(importList, await query())
  const listPage = await listImports(ctx, actor, listQuery)
  return (
    <PageFrame
      title={title}
      trail={[workLink('admin'), workLink('adminBusinesses'), { label: 'Importar' }]}
      description="Un archivo CSV con datos públicos de negocios. Primero lo revisamos línea por línea: nada se publica hasta que lo decidas."
    >
      <div className="space-y-10">
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
          <Card>
            <ImportUpload />
          </Card>
          <ColumnGuide />
        </div>
        <Section title="Archivos">
          <ListView look={importLook} query={listQuery} page={listPage} />
        </Section>
      </div>
    </PageFrame>
  )
})
