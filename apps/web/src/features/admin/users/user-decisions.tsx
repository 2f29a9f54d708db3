'use client'

import {
  makeAdminEndpoint,
  reinstateUserEndpoint,
  resetSecondFactorEndpoint,
  suspendUserEndpoint,
  takeAdminEndpoint,
} from '@oficio/contracts/admin/user-decisions'
import type { UserForAdmin } from '@oficio/contracts/admin/users'
import { Button } from '@/components/ui/button'
import { recordedReason, WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

const makeAdmin = {
  endpoint: makeAdminEndpoint,
  action: 'Hacer de administración',
  description:
    'Desde este momento entra al panel: ve los datos de todas las personas, devuelve pagos y decide sobre cuentas. Le mandamos el motivo por email.',
  success: 'Ya es de administración',
  tone: 'primary',
} as const

const takeAdmin = {
  endpoint: takeAdminEndpoint,
  action: 'Quitar la administración',
  description:
    'Desde este momento no ve más el panel, en ninguna de sus ventanas. Lo que decidió queda registrado. Le mandamos el motivo por email.',
  success: 'Ya no es de administración',
  tone: 'destructive',
} as const

const suspend = {
  endpoint: suspendUserEndpoint,
  action: 'Suspender la cuenta',
  description:
    'Se cierran todas sus sesiones, también las de apps, y no puede entrar. Sus solicitudes siguen: las ve con los enlaces de sus emails. Le mandamos el motivo por email.',
  success: 'Cuenta suspendida',
  tone: 'destructive',
} as const

const reinstate = {
  endpoint: reinstateUserEndpoint,
  action: 'Habilitar la cuenta',
  description: 'Puede volver a entrar. Le mandamos el motivo por email.',
  success: 'Cuenta habilitada',
  tone: 'primary',
} as const

const resetFactor = {
  endpoint: resetSecondFactorEndpoint,
  action: 'Quitar la verificación en dos pasos',
  description:
    'Para quien perdió el teléfono y los códigos de recuperación. Antes, comprobá por otro medio que es su dueño. Se cierran todas sus sesiones, entra solo con su contraseña y le avisamos por email.',
  success: 'Verificación en dos pasos quitada',
  tone: 'destructive',
} as const

type UserDecision =
  | typeof resetFactor
  | typeof makeAdmin
  | typeof takeAdmin
  | typeof suspend
  | typeof reinstate

/** Returns the decisions that an admin can take about the account in its current state. */
function decisionsFor({ role, isSuspended, hasSecondFactor }: UserForAdmin): UserDecision[] {
  const reset = hasSecondFactor ? [resetFactor] : []
  // The role of a professional cannot change, and a professional is suspended on their own page.
  if (role === 'professional') return reset
  if (isSuspended) return role === 'admin' ? [reinstate, takeAdmin, ...reset] : [reinstate, ...reset]
  return role === 'admin' ? [takeAdmin, suspend, ...reset] : [makeAdmin, suspend, ...reset]
}

/** The decisions about an account. Each dialog shows the consequences; the reason is required and recorded. */
export function UserDecisions({ user }: { user: UserForAdmin }) {
  return (
    <div className="flex flex-wrap gap-3">
      {decisionsFor(user).map((decision) => (
        <DecisionDialog key={decision.action} user={user} decision={decision} />
      ))}
    </div>
  )
}

function DecisionDialog({ user, decision }: { user: UserForAdmin; decision: UserDecision }) {
  return (
    <WordsDialog
      trigger={<Button variant="outline">{decision.action}</Button>}
      title={`${decision.action}: ${user.name}`}
      description={decision.description}
      field={recordedReason(decision.endpoint.body.shape.reason, 'Lo lee su dueño')}
      submitLabel={decision.action}
      submitVariant={decision.tone}
      send={(reason) => callApi(decision.endpoint, { params: { id: user.id }, body: { reason } })}
      success={decision.success}
    />
  )
}
