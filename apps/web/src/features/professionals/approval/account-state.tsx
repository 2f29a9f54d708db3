import {
  type MissingFact,
  type ProfessionalState,
  professionalStatusTexts,
} from '@oficio/contracts/professionals/approval'
import type { ProfessionalCheck } from '@oficio/contracts/professionals/checks'
import { Badge } from '@/components/ui/badge'
import { SeparateAction } from '@/components/ui/separate-action'
import { ApprovalButtons } from './approval-buttons'
import { statusTones } from './status-tones'
import { SuspensionDialog } from './suspension-dialog'

interface AccountStateProps {
  professional: ProfessionalState
  /** The facts that an admin can check, on the page that shows them. */
  checks?: readonly ProfessionalCheck[]
  /** What the account lacks for an approval. */
  missing?: readonly MissingFact[]
  /** Whether phones show the decision at the bottom of the screen. */
  isPinned?: boolean
}

/** The status of a professional's account, with the decisions that an admin can take. */
export function AccountState({
  professional,
  checks = [],
  missing = [],
  isPinned = false,
}: AccountStateProps) {
  const { name, status, reason } = professional
  const isWorking = status === 'approved' || status === 'suspended'
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 space-y-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {name}
            <Badge tone={statusTones[status]}>{professionalStatusTexts[status]}</Badge>
          </p>
          {(status === 'suspended' || status === 'rejected') && reason && (
            <p className="break-words text-muted-foreground">Motivo: {reason}</p>
          )}
        </div>
        {status === 'pending_approval' && (
          <ApprovalButtons
            professional={professional}
            checks={checks}
            missing={missing}
            isPinned={isPinned}
          />
        )}
      </div>
      {isWorking && (
        <SeparateAction
          note={
            status === 'approved'
              ? 'Recibe solicitudes y puede abrir contactos.'
              : 'No recibe solicitudes ni ve los contactos que abrió.'
          }
        >
          <SuspensionDialog professional={professional} />
        </SeparateAction>
      )}
    </div>
  )
}
