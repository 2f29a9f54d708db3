import { importLineList } from '@oficio/contracts/businesses/importing/imports'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { getImport } from '@oficio/domain/businesses/importing/get-import'
import { listImportLines } from '@oficio/domain/businesses/importing/list-import-lines'
import { PageFrame } from '@/components/layout/page-frame'
import { ListView } from '@/components/lists/list-view'
import { importLineLook } from '@/features/businesses/importing/import-lines'
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
    <PageFrame
      title={<span className="break-words">{found.fileName}</span>}
      trail={[workLink('admin'), workLink('adminBusinesses'), above, { label: 'Archivo' }]}
    >
      <div className="space-y-10">
        <ImportView found={found} />
        <ListView look={importLineLook(found.id, asked)} query={asked} page={lines} />
      </div>
    </PageFrame>
  )
})
