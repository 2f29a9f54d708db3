import {
  type ImportLineQuery,
  type ImportLineRow,
  importLineList,
} from '@oficio/contracts/businesses/importing/imports'
import { ListChecks } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'

type LinePart = NonNullable<ImportLineQuery['part']>

/** Returns the list of an import file's lines: lines with errors, lines to decide about, or correct lines. */
export const importLineLook = (
  importId: string,
  { part = 'wrong' }: ImportLineQuery,
): ListLook<ReturnType<typeof importLineList>, ImportLineRow> => ({
  list: importLineList(importId),
  label: 'Líneas del archivo',
  columns: columns[part],
  keyOf: ({ line }) => String(line),
  empty: { icon: ListChecks, ...emptyTexts[part] },
  isExported: false,
})

const rightColumns: ListColumn<ImportLineRow>[] = [
  {
    title: 'Línea',
    cell: ({ line, name }) => (
      <span className="break-words">
        {line.toLocaleString('es-AR')}: {name || 'Sin nombre'}
      </span>
    ),
  },
]

const remarks = (list: ImportLineRow['faults']) => (
  <ul className="space-y-1">
    {list.map(({ column, text }) => (
      <li key={`${column} ${text}`} className="break-words">
        {column && <strong className="font-semibold">{column}: </strong>}
        {text}
      </li>
    ))}
  </ul>
)

const columns: Record<LinePart, ListColumn<ImportLineRow>[]> = {
  wrong: [...rightColumns, { title: 'Qué corregir', cell: ({ faults }) => remarks(faults) }],
  hinted: [...rightColumns, { title: 'A quién se parece', cell: ({ hints }) => remarks(hints) }],
  right: rightColumns,
}

const emptyTexts: Record<LinePart, { title: string; description: string }> = {
  wrong: {
    title: 'Ninguna línea con errores',
    description: 'O no tiene errores, o el archivo se deshizo y sus líneas ya no se guardan.',
  },
  hinted: {
    title: 'Nada para decidir',
    description: 'Ninguna línea se parece a otra ni a un negocio que ya tiene página.',
  },
  right: { title: 'Ninguna línea está bien', description: 'Corregí el archivo y subilo de nuevo.' },
}
