import { type BusinessImportView, importList } from '@oficio/contracts/businesses/importing/imports'
import { paths } from '@oficio/contracts/paths'
import { FileSpreadsheet } from 'lucide-react'
import { createdColumn, type ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { ImportBadge } from './import-badge'

const columns: ListColumn<BusinessImportView>[] = [
  { title: 'Archivo', cell: ({ fileName }) => <span className="break-words">{fileName}</span> },
  { title: 'Estado', isPlain: true, cell: ({ state }) => <ImportBadge state={state} /> },
  { title: 'Líneas', isNumber: true, cell: ({ lineCount }) => lineCount.toLocaleString('es-AR') },
  { title: 'Con errores', isNumber: true, cell: ({ wrongCount }) => wrongCount.toLocaleString('es-AR') },
  { title: 'Páginas creadas', isNumber: true, cell: ({ madeCount }) => madeCount.toLocaleString('es-AR') },
  createdColumn('Subido'),
]

/** The list of uploaded import files, imported or not. */
export const importLook: ListLook<typeof importList, BusinessImportView> = {
  list: importList,
  label: 'Archivos',
  columns,
  keyOf: ({ id }) => id,
  isExported: false,
  hrefOf: ({ id }) => paths.adminBusinessImport(id),
  empty: {
    icon: FileSpreadsheet,
    title: 'Todavía no hay archivos',
    description: 'El que subas aparece acá, con lo que encontramos en cada línea.',
  },
}
