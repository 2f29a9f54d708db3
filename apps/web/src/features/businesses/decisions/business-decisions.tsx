import type { BusinessState } from '@oficio/contracts/businesses/decisions'
import { adminStatusTexts } from '@oficio/contracts/businesses/states'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Badge } from '@/components/ui/badge'
import { adminTones } from './admin-tones'
import { FeatureDialog } from './feature-dialog'
import { VerificationDialog } from './verification-dialog'
import { VisibilityDialog } from './visibility-dialog'

/** The status of a business and the decisions that an admin can take. */
export function BusinessDecisions({ business, today }: { business: BusinessState; today: string }) {
  const { name, status, reason, verifiedWhat, featuredUntil } = business
  return (
    <div className="space-y-4">
      <div className="min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name || 'Sin nombre'}
          <Badge tone={adminTones[status]}>{adminStatusTexts[status]}</Badge>
        </p>
        {reason && <p className="break-words text-muted-foreground">Motivo: {reason}</p>}
        <p className="break-words text-muted-foreground">
          {verifiedWhat ? `Verificado: ${verifiedWhat}` : 'Nadie verificó nada de este negocio todavía.'}
        </p>
        {featuredUntil && (
          <p className="text-muted-foreground">
            Destacado por el equipo hasta el {formatDate(`${featuredUntil}T12:00:00Z`)}.
          </p>
        )}
      </div>
      {status !== 'removed' && (
        <div className="needs-script flex flex-wrap gap-x-6 gap-y-2.5">
          <VerificationDialog business={business} />
          {status !== 'rejected' && <FeatureDialog key={featuredUntil} business={business} today={today} />}
          <VisibilityDialog business={business} />
        </div>
      )}
    </div>
  )
}
