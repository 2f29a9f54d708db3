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
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'

const readImport = createRecordReader(getImport)

export const generateMetadata = readHead(pages.adminBusinessImport, async (input) => {
  return { title: `Importación: ${(await readImport(input)).fileName}` }
})

/** The admin page of an imported CSV file with its lines. */
export default page(pages.adminBusinessImport, async (input) => {
  const { ctx, actor, query } = input
  const importView = await readImport(input)
  const listQuery = readList(importLineList(importView.id), await query())
  const lines = await listImportLines(ctx, actor, { ...listQuery, id: importView.id })
  const above = { label: 'Importar', href: paths.adminBusinessImports() }
  return (
    <PageFrame
      title={<span className="break-words">{importView.fileName}</span>}
      trail={[workLink('admin'), workLink('adminBusinesses'), above, { label: 'Archivo' }]}
    >
      <div className="space-y-10">
        <ImportView importView={importView} />
        <ListView look={importLineLook(importView.id, listQuery)} query={listQuery} page={lines} />
      </div>
    </PageFrame>
  )
})
