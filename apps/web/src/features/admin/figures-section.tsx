import { paymentLists } from '@oficio/contracts/admin/payments/list'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import type { ComponentProps } from 'react'
import { Section } from '@/components/layout/section'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'

interface FiguresSectionProps {
  /** Of the payer whose payments can be looked up. */
  id: string
  items: ComponentProps<typeof DescriptionList>['items']
}

/** A professional or a business in figures, and the way to its payments. */
export function FiguresSection({ id, items }: FiguresSectionProps) {
  return (
    <Section title="En números">
      <Card>
        <DescriptionList items={items} />
      </Card>
      <Button asChild variant="outline">
        <Link href={listAddress(paymentLists.payments, { search: id, sort: 'newest' })}>Ver sus pagos</Link>
      </Button>
    </Section>
  )
}
