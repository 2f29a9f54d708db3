import type { AdminIntent } from '@oficio/contracts/admin/payments/intent'
import { paymentLists } from '@oficio/contracts/admin/payments/list'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import type { ReactNode } from 'react'
import { CellLink } from '@/components/ui/cell-link'
import { MailAddress } from '@/components/ui/mail-address'

type Payer = AdminIntent['payer']

/** Returns the payer in one line: 'Paula Herrera (paula@example.com)'. */
export const payerText = ({ name, email }: Payer): string =>
  name && email ? `${name} (${email})` : (name ?? email ?? 'quien pagó')

/** Returns the facts about the payer, with a link to their other payments. */
export function payerFacts({ name, email, username }: Payer): { term: string; value: ReactNode }[] {
  const search = username ?? email
  return [
    {
      term: 'Quién paga',
      value: (
        <>
          {name ?? 'Sin nombre'}
          {email && (
            <span className="block text-muted-foreground">
              <MailAddress>{email}</MailAddress>
            </span>
          )}
        </>
      ),
    },
    ...(username ? [{ term: 'Cuenta', value: username }] : []),
    ...(search
      ? [
          {
            term: 'Otros pagos',
            value: (
              <CellLink href={listAddress(paymentLists.payments, { search, sort: 'newest' })}>
                Ver todo lo que pagó
              </CellLink>
            ),
          },
        ]
      : []),
  ]
}
