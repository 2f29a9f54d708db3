import {
  type JobQuery,
  type JobState,
  type JobView,
  jobList,
  jobStateTexts,
} from '@oficio/contracts/admin/jobs'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { CircleCheckBig } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { foldLink } from '@/components/ui/link-classes'
import { RetryButton } from './retry-button'

const empties: Record<NonNullable<JobQuery['state']>, { title: string; description: string }> = {
  failed: {
    title: 'Ninguna tarea falló',
    description: 'Los emails, los avisos y las tareas con horario se están haciendo.',
  },
  waiting: { title: 'Nada espera', description: 'Todo lo que había para hacer está hecho.' },
  running: { title: 'Nada está en marcha', description: 'Ninguna tarea se está haciendo en este momento.' },
  all: { title: 'No hay tareas', description: 'Todo lo que había para hacer está hecho.' },
}

const tones: Record<JobState, BadgeTone> = {
  failed: 'sol',
  given_up: 'urgent',
  running: 'primary',
  waiting: 'muted',
}
const stateTexts = { ...jobStateTexts, failed: 'Falló', given_up: 'Abandonada' }

const columns: ListColumn<JobView>[] = [
  { title: 'Tarea', cell: ({ label }) => label },
  {
    title: 'Estado',
    isPlain: true,
    cell: ({ state }) => <Badge tone={tones[state]}>{stateTexts[state]}</Badge>,
  },
  { title: 'Intentos', isNumber: true, cell: ({ attempts, maxAttempts }) => `${attempts} de ${maxAttempts}` },
  {
    title: 'Próximo intento',
    sorts: { ascending: 'next' },
    cell: ({ runAt, state }) =>
      state === 'given_up' ? 'Ninguno' : <time dateTime={runAt}>{formatMoment(runAt)}</time>,
  },
  { title: 'Qué pasó', isPlain: true, cell: (job) => job.lastError && <Failure job={job} /> },
  {
    title: 'Reintentar',
    isPlain: true,
    cell: ({ id, label, lastError }) => lastError && <RetryButton jobId={id} label={label} />,
  },
]

/** The job's name and its stored error, verbatim, because support asks for the exact text. */
function Failure({ job: { name, lastError } }: { job: JobView }) {
  return (
    <details className="md:max-w-sm">
      <summary className={`text-sm ${foldLink}`}>Detalle técnico</summary>
      <code className="block max-h-32 overflow-y-auto rounded-control bg-muted px-3 py-2 text-sm break-words whitespace-pre-wrap">
        {name}: {lastError}
      </code>
    </details>
  )
}

/** The list of jobs that are not done, with the error of their last attempt. */
export const jobLook: ListLook<typeof jobList, JobView> = {
  list: jobList,
  label: 'Tareas',
  columns,
  keyOf: ({ id }) => id,
  empty: ({ state }) => ({ icon: CircleCheckBig, ...empties[state ?? 'failed'] }),
}
