import { providerName } from '@oficio/contracts/text/provider-name'
import { Check } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { PlanBadge } from './plan-badge'
import { PlanPrice } from './plan-price'
import type { PlanView } from './plan-view'
import { SubscribeForm } from './subscribe-form'
import { headOf } from './subscribe-texts'

interface SubscribeCardProps {
  plan: PlanView
  /** The email of the reader's account. Null if an admin looks at the plan. */
  accountEmail: string | null
  /** Whether the account is approved. Only an approved account can subscribe. */
  isApproved: boolean
}

const benefits = [
  'Todos los contactos que quieras de tus rubros',
  'Un precio fijo: no se paga por contacto',
  'La cancelás cuando quieras, en dos pasos',
]

/** A card with the price and the benefits of the subscription, and the form to subscribe. */
export function SubscribeCard({ plan, accountEmail, isApproved }: SubscribeCardProps) {
  const { title, text } = headOf(plan, isApproved)
  return (
    <Card asChild padding="none">
      <section aria-labelledby="suscripcion">
        <div className="space-y-2 p-5 md:p-6">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="suscripcion" className="text-2xl">
              {title}
            </h2>
            {plan.status !== 'none' && <PlanBadge plan={plan} />}
          </div>
          <p className="max-w-[68ch] text-muted-foreground">{text}</p>
        </div>
        <div className="grid border-t md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:divide-x">
          <div className="space-y-5 p-5 md:p-6">
            <PlanPrice plan={plan} isChangeable={accountEmail !== null} />
            <ul className="space-y-2">
              {benefits.map((benefit) => (
                <li key={benefit} className="flex gap-2.5">
                  <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
          {accountEmail !== null && isApproved && plan.subscribeWay !== null && (
            <div className="border-t p-5 md:border-t-0 md:p-6">
              <SubscribeForm
                payerEmail={plan.payerEmail}
                monthlyPriceArs={plan.monthlyPriceArs}
                submitLabel={plan.status === 'pending' ? `Seguir en ${providerName}` : 'Suscribirme'}
                way={plan.subscribeWay}
                isDiscardable={plan.status === 'pending'}
              />
            </div>
          )}
        </div>
      </section>
    </Card>
  )
}
