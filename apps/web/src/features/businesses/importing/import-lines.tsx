import {
  type ImportLineQuery,
  type ImportLineRow,
  importLineList,
} from '@oficio/contracts/businesses/importing/imports'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { ListChecks } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import { ListView } from '@/components/lists/list-view'

interface ImportLinesProps {
  importId: string
  query: ImportLineQuery
  page: ListPage<ImportLineRow>
}

/** Every line of a file: the wrong ones with what is wrong with them, or the right ones. */
export function ImportLines({ importId, query, page }: ImportLinesProps) {
  const isWrong = query.part !== 'right'
  return (
    <ListView
      list={importLineList(importId)}
      query={query}
      page={page}
      label="Líneas del archivo"
      columns={isWrong ? wrongColumns : rightColumns}
      keyOf={({ line }) => String(line)}
      empty={{
        icon: ListChecks,
        title: isWrong ? 'Ninguna línea con errores' : 'Ninguna línea está bien',
        description: isWrong
          ? 'O todas están bien, o el archivo se deshizo y sus líneas ya no se guardan.'
          : 'Corregí el archivo y subilo de nuevo.',
      }}
    />
  )
}

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

const wrongColumns: ListColumn<ImportLineRow>[] = [
  ...rightColumns,
  {
    title: 'Qué corregir',
    cell: ({ faults }) => (
      <ul className="space-y-1">
        {faults.map(({ column, text }) => (
          <li key={column} className="break-words">
            {column && <strong className="font-semibold">{column}: </strong>}
            {text}
          </li>
        ))}
      </ul>
    ),
  },
]
