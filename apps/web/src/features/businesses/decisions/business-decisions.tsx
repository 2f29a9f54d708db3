import type { BusinessState } from '@oficio/contracts/businesses/decisions'
import { adminStatusTexts } from '@oficio/contracts/businesses/states'
import { Badge } from '@/components/ui/badge'
import { SightDialog } from './sight-dialog'
import { VerificationDialog } from './verification-dialog'

/** How a business stands, and what an admin may decide about it. */
export function BusinessDecisions({ business }: { business: BusinessState }) {
  const { name, status, reason, verifiedWhat } = business
  return (
    <div className="space-y-4">
      <div className="min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name || 'Sin nombre'}
          <Badge tone={status === 'rejected' ? 'urgent' : 'muted'}>{adminStatusTexts[status]}</Badge>
        </p>
        {reason && <p className="break-words text-muted-foreground">Motivo: {reason}</p>}
        <p className="break-words text-muted-foreground">
          {verifiedWhat ? `Verificado: ${verifiedWhat}` : 'Nadie verificó nada de este negocio todavía.'}
        </p>
      </div>
      {status !== 'removed' && (
        <div className="needs-script flex flex-wrap gap-x-6 gap-y-2.5">
          <VerificationDialog business={business} />
          <SightDialog business={business} />
        </div>
      )}
    </div>
  )
}
