import {
  type BusinessImportView,
  type ImportQuery,
  importList,
} from '@oficio/contracts/businesses/importing/imports'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { FileSpreadsheet } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import { ListView } from '@/components/lists/list-view'
import { ImportBadge } from './import-badge'

/** The files that were sent, brought in or not. */
export function ImportList({ query, page }: { query: ImportQuery; page: ListPage<BusinessImportView> }) {
  return (
    <ListView
      list={importList}
      query={query}
      page={page}
      label="Archivos"
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.adminBusinessImport(id)}
      empty={{
        icon: FileSpreadsheet,
        title: 'Todavía no hay archivos',
        description: 'El que subas aparece acá, con lo que encontramos en cada línea.',
      }}
    />
  )
}

const columns: ListColumn<BusinessImportView>[] = [
  { title: 'Archivo', cell: ({ fileName }) => <span className="break-words">{fileName}</span> },
  { title: 'Estado', isPlain: true, cell: ({ state }) => <ImportBadge state={state} /> },
  { title: 'Líneas', isNumber: true, cell: ({ lineCount }) => lineCount.toLocaleString('es-AR') },
  { title: 'Con errores', isNumber: true, cell: ({ wrongCount }) => wrongCount.toLocaleString('es-AR') },
  { title: 'Páginas creadas', isNumber: true, cell: ({ madeCount }) => madeCount.toLocaleString('es-AR') },
  {
    title: 'Subido',
    sorts: { descending: 'newest', ascending: 'oldest' },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
]
