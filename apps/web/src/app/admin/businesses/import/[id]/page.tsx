import { importLineList } from '@oficio/contracts/businesses/importing/imports'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getImport } from '@oficio/domain/businesses/importing/get-import'
import { listImportLines } from '@oficio/domain/businesses/importing/list-import-lines'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ImportLines } from '@/features/businesses/importing/import-lines'
import { ImportView } from '@/features/businesses/importing/import-view'
import { page, readHead } from '@/server/page'
import { recordOf } from '@/server/record-of'

const readImport = recordOf(getImport)

export const generateMetadata = readHead(pages.adminBusinessImport, async (given) => {
  return { title: `Importación: ${(await readImport(given)).fileName}` }
})

export default page(pages.adminBusinessImport, async (given) => {
  const { ctx, actor, query } = given
  const found = await readImport(given)
  const asked = readList(importLineList(found.id), await query())
  const lines = await listImportLines(ctx, actor, { ...asked, id: found.id })
  const above = { label: 'Importar', href: paths.adminBusinessImports() }
  return (
    <Container className="pb-16">
      <PageHeader
        title={<span className="break-words">{found.fileName}</span>}
        above={
          <Breadcrumb items={[workLink('admin'), workLink('adminBusinesses'), above, { label: 'Archivo' }]} />
        }
      />
      <div className="space-y-10">
        <ImportView found={found} />
        <ImportLines importId={found.id} query={asked} page={lines} />
      </div>
    </Container>
  )
})
