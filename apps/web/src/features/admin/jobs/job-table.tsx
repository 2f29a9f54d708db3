import type { FailedJobView } from '@oficio/contracts/admin/jobs'
import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import { CircleCheckBig } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { foldLink } from '@/components/ui/link-classes'
import { RetryButton } from './retry-button'

interface JobTableProps {
  jobs: readonly FailedJobView[]
  nowMs: number
}

const columns = ['Tarea', 'Qué pasó', 'Intentos', 'Próximo intento']

/** Failed jobs: a table from 768 px up, a card each below. */
export function JobTable({ jobs, nowMs }: JobTableProps) {
  if (jobs.length === 0) {
    return (
      <EmptyState
        icon={CircleCheckBig}
        title="Ninguna tarea falló"
        description="Los emails, los avisos y las tareas con horario se están haciendo."
      />
    )
  }
  return (
    <Card padding="none" className="overflow-hidden">
      <table className="block w-full text-left md:table">
        <thead className="hidden bg-muted text-sm text-muted-foreground md:table-header-group">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-5 py-3 font-semibold">
                {column}
              </th>
            ))}
            <th scope="col" className="px-5 py-3">
              <span className="sr-only">Reintentar</span>
            </th>
          </tr>
        </thead>
        <tbody className="block divide-y md:table-row-group">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} nowMs={nowMs} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function JobRow({ job, nowMs }: { job: FailedJobView; nowMs: number }) {
  const { label } = job
  return (
    <tr className="grid gap-3 p-5 md:table-row md:align-top">
      <th scope="row" className="block font-semibold md:table-cell md:px-5 md:py-4">
        {label}
        <span className="block text-sm font-normal text-muted-foreground">
          {formatAge(job.createdAt, nowMs)}
        </span>
      </th>
      <td className="block md:table-cell md:max-w-md md:px-5 md:py-4">
        No terminó bien.
        {/* Support asks for it word by word. */}
        <details>
          <summary className={`text-sm ${foldLink}`}>Detalle técnico</summary>
          <code className="block max-h-32 overflow-y-auto rounded-control bg-muted px-3 py-2 text-sm break-words whitespace-pre-wrap">
            {job.name}: {job.lastError}
          </code>
        </details>
      </td>
      <td className="block tabular-nums md:table-cell md:px-5 md:py-4">
        {job.attempts}
        <span className="md:hidden"> {job.attempts === 1 ? 'intento' : 'intentos'}</span>
      </td>
      <td className="block md:table-cell md:px-5 md:py-4">
        <span className="md:hidden">Próximo intento: </span>
        <time dateTime={job.runAt}>{formatMoment(job.runAt)}</time>
      </td>
      <td className="block md:table-cell md:px-5 md:py-4 md:text-right">
        <RetryButton jobId={job.id} label={label} />
      </td>
    </tr>
  )
}
