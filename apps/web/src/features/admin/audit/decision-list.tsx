import { type AuditRow, auditList, auditText } from '@oficio/contracts/admin/audit'
import { ScrollText } from 'lucide-react'
import { createdColumn, type ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { CellLink } from '@/components/ui/cell-link'
import { foldLink } from '@/components/ui/link-classes'
import { subjectLink } from './subject-link'

const columns: ListColumn<AuditRow>[] = [
  { title: 'Qué', cell: ({ action }) => auditText(action) },
  { title: 'Quién', cell: ({ adminName }) => adminName ?? 'El sitio, solo' },
  { title: 'Sobre', cell: (row) => <Subject row={row} /> },
  { title: 'Motivo', cell: ({ reason }) => reason },
  createdColumn('Cuándo'),
  { title: 'Detalle', isPlain: true, cell: (row) => <Detail row={row} /> },
]

function Subject({ row }: { row: AuditRow }) {
  const { text, href } = subjectLink(row)
  if (!href) return text
  return <CellLink href={href}>{text}</CellLink>
}

/** The stored record, collapsed, for admins who need the details. */
function Detail({ row: { action, subject, data } }: { row: AuditRow }) {
  return (
    <details className="md:max-w-xs">
      <summary className={`text-sm ${foldLink}`}>Detalle técnico</summary>
      <code className="block max-h-48 overflow-y-auto rounded-control bg-muted px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap">
        {action} {subject.kind}:{subject.id}
        {'\n'}
        {JSON.stringify(data, null, 1)}
      </code>
    </details>
  )
}

/** The list of decisions: who decided what, when, about which record and why. */
export const auditLook: ListLook<typeof auditList, AuditRow> = {
  list: auditList,
  label: 'Registro',
  columns,
  keyOf: ({ id }) => id,
  empty: {
    icon: ScrollText,
    title: 'Todavía no se decidió nada',
    description: 'Cada decisión del equipo, y cada una que el sitio toma solo, queda acá.',
  },
}
