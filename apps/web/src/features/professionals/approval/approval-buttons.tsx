'use client'

import {
  approveProfessionalEndpoint,
  type MissingFact,
  missingFactLabels,
  type ProfessionalState,
  rejectProfessionalEndpoint,
} from '@oficio/contracts/professionals/approval'
import { type CheckKind, checkLabels, type ProfessionalCheck } from '@oficio/contracts/professionals/checks'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'
import { formatList } from '@/lib/formats/format-list'

interface ApprovalButtonsProps {
  professional: ProfessionalState
  /** What the admin can check, and record with the approval. */
  checks: readonly ProfessionalCheck[]
  /** What the account lacks for an approval. */
  missing: readonly MissingFact[]
  /** Whether phones show the buttons at the bottom of the screen, because the facts to check are a long page. */
  isPinned?: boolean
}

/**
 * Buttons that approve or reject an account that waits for approval. They send the version on the page, so that the
 * server refuses the decision if the account was corrected meanwhile.
 */
export function ApprovalButtons({ professional, checks, missing, isPinned = false }: ApprovalButtonsProps) {
  return (
    <div
      className={clsx(
        'needs-script space-y-2',
        isPinned &&
          'max-md:fixed max-md:inset-x-0 max-md:bottom-(--bar-height) max-md:z-30 max-md:border-t max-md:bg-surface max-md:p-3 max-md:shadow-float',
      )}
    >
      <div className={clsx('flex flex-wrap gap-2.5', isPinned && 'max-md:*:grow')}>
        {missing.length > 0 ? (
          <Button disabled aria-describedby={reasonId}>
            {approveLabel}
          </Button>
        ) : (
          <ApproveDialog professional={professional} checks={checks} />
        )}
        <RejectDialog professional={professional} />
      </div>
      {missing.length > 0 && (
        <p id={reasonId} className="max-w-[40ch] text-sm text-muted-foreground">
          Todavía no se puede aprobar: falta {formatList(missing.map((fact) => missingFactLabels[fact]))}.
        </p>
      )}
    </div>
  )
}

const approveLabel = 'Aprobar la cuenta'
const reasonId = 'approval-missing'

const seenVersion = ({ submittedAt }: ProfessionalState) => (submittedAt === null ? {} : { submittedAt })

function ApproveDialog({ professional, checks }: Pick<ApprovalButtonsProps, 'professional' | 'checks'>) {
  const [tickedChecks, setTickedChecks] = useState<readonly CheckKind[]>([])
  return (
    <ConfirmDialog
      trigger={<Button data-shortcut="a">{approveLabel}</Button>}
      title={`Aprobar la cuenta de ${professional.name}`}
      description="Empieza a recibir solicitudes y a usar sus contactos gratis. Le avisamos por email. Si hace falta, después se puede suspender."
      confirmLabel="Sí, aprobar"
      decides={professional.id}
      send={() =>
        callApi(approveProfessionalEndpoint, {
          params: { id: professional.id },
          body: {
            ...seenVersion(professional),
            checks: checks
              .filter(({ kind }) => tickedChecks.includes(kind))
              .map(({ kind, fact }) => ({ kind, fact })),
          },
        })
      }
      success="Cuenta aprobada"
    >
      {checks.length > 0 && (
        <fieldset>
          <legend className="font-semibold">¿Qué comprobaste?</legend>
          <p className="text-sm text-muted-foreground">
            Su perfil público dice solo lo que marques, con la fecha de hoy.
          </p>
          {checks.map(({ kind, facts }) => (
            <Checkbox
              key={kind}
              label={checkLabels[kind]}
              hint={facts}
              checked={tickedChecks.includes(kind)}
              onCheckedChange={(isTicked) =>
                setTickedChecks((before) => [
                  ...before.filter((other) => other !== kind),
                  ...(isTicked ? [kind] : []),
                ])
              }
            />
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  )
}

function RejectDialog({ professional }: { professional: ProfessionalState }) {
  return (
    <WordsDialog
      trigger={
        <Button variant="outline" data-shortcut="r">
          Rechazar
        </Button>
      }
      title={`Rechazar la cuenta de ${professional.name}`}
      description="No recibe solicitudes. Le mandamos el motivo por email, y puede corregir sus datos y presentarlos de nuevo."
      field={{
        label: 'Motivo',
        hint: 'Lo lee el profesional: decile qué tiene que corregir.',
        schema: rejectProfessionalEndpoint.body.shape.reason,
      }}
      keptAs={`reject:professional:${professional.id}`}
      submitLabel="Rechazar la cuenta"
      submitVariant="destructive"
      decides={professional.id}
      send={(reason) =>
        callApi(rejectProfessionalEndpoint, {
          params: { id: professional.id },
          body: { reason, ...seenVersion(professional) },
        })
      }
      success="Cuenta rechazada"
    />
  )
}
