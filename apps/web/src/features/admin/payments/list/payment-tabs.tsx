import { type PaymentTab, paymentTabs } from '@oficio/contracts/admin/payments/list'
import Link from 'next/link'
import { cn } from '@/lib/cn'
import { listPath } from './list-query'

const labels: Record<PaymentTab, string> = {
  intents: 'Cobros',
  payments: 'Pagos',
  subscriptions: 'Suscripciones',
}

/** Three lists, each with an address of its own; the search goes along. */
export function PaymentTabs({ tab, search }: { tab: PaymentTab; search: string | undefined }) {
  return (
    <nav aria-label="Qué se muestra" className="flex gap-6 border-b">
      {paymentTabs.map((choice) => (
        <Link
          key={choice}
          href={listPath({ tab: choice, search })}
          aria-current={choice === tab ? 'page' : undefined}
          className={cn(
            '-mb-px inline-flex h-12 items-center border-b-2 border-transparent font-semibold text-muted-foreground transition-colors hover:text-foreground',
            choice === tab && 'border-primary text-primary',
          )}
        >
          {labels[choice]}
        </Link>
      ))}
    </nav>
  )
}
