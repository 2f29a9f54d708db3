import type { LeadView } from '@oficio/contracts/leads/endpoints'
import { type ReportStatus, reportReasonTexts } from '@oficio/contracts/leads/reports'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Alert } from '@/components/ui/alert'
import { workStateOf } from '../work/work-state'
import { ReportDialog } from './report-dialog'

interface ReportSectionProps {
  lead: LeadView
  /** The end of the time in which the lead may be reported, as an ISO moment; null if it cannot be reported. */
  reportUntil: string | null
  isLive: boolean
}

const outcomes: Record<ReportStatus, { tone: 'info' | 'success' | 'warning'; title: string; text: string }> =
  {
    pending: {
      tone: 'info',
      title: 'Reporte en revisión',
      text: 'Le preguntamos al cliente. Te avisamos por email apenas se resuelva.',
    },
    returned_automatically: {
      tone: 'success',
      title: 'Te devolvimos el contacto',
      text: 'Ya no cuenta entre los tuyos y su lugar quedó libre.',
    },
    returned_by_admin: {
      tone: 'success',
      title: 'Te devolvimos el contacto',
      text: 'Ya no cuenta entre los tuyos y su lugar quedó libre.',
    },
    refused: {
      tone: 'warning',
      title: 'No corresponde devolverlo',
      text: 'Revisamos el reporte y el contacto sigue contando. El motivo está en el email que te enviamos.',
    },
  }

/** Offers to report a dead lead, or shows the status of the report. */
export function ReportSection({ lead, reportUntil, isLive }: ReportSectionProps) {
  const { report, canReport } = lead
  if (report) {
    const { tone, title, text } = outcomes[report.status]
    return (
      <Alert tone={tone} title={title}>
        <p>
          Lo reportaste el {formatMoment(report.createdAt)}: {reportReasonTexts[report.reason].toLowerCase()}.
        </p>
        <p>{text}</p>
      </Alert>
    )
  }
  if (!canReport || !reportUntil) return null
  return (
    <div className="space-y-2.5 px-1">
      <p className="text-sm text-muted-foreground">
        ¿El número no existe, no contesta o no era una solicitud real? Podés reportarlo hasta el{' '}
        {formatMoment(reportUntil)}
        {isLive && workStateOf(lead) === 'suspended' && ', también mientras tu cuenta esté suspendida'}.
      </p>
      <ReportDialog leadId={lead.id} />
    </div>
  )
}
