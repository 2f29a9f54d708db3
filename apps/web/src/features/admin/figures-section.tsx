import { paymentLists } from '@oficio/contracts/admin/payments/list'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import type { ComponentProps } from 'react'
import { Section } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'

interface FiguresSectionProps {
  /** The id of the payer whose payments can be looked up. */
  id: string
  items: ComponentProps<typeof DescriptionList>['items']
}

/** The figures of a professional or a business, with a link to its payments. */
export function FiguresSection({ id, items }: FiguresSectionProps) {
  return (
    <Section title="En números">
      <Card>
        <DescriptionList items={items} />
      </Card>
      <ButtonLink href={listAddress(paymentLists.payments, { search: id, sort: 'newest' })} variant="outline">
        Ver sus pagos
      </ButtonLink>
    </Section>
  )
}
