'use client'

import { monthlyPriceOf, type PlanPrices, tierNames } from '@oficio/contracts/businesses/plans'
import { paths } from '@oficio/contracts/paths'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { useFormContext } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { NetPrice } from '@/features/payments/net-price'
import { useTowns } from '@/features/places/use-towns'
import { formatList } from '@/lib/formats/format-list'
import type { Choice } from './checkbox-list'
import { pageSummaryItems } from './page-summary-items'
import type { WizardValues } from './wizard-values'

interface ConfirmStepProps {
  categories: readonly Choice[]
  tags: readonly Choice[]
  provincias: readonly PlaceView[]
  rubros: readonly RubroView[]
  prices: PlanPrices
}

/** The last step of the wizard: what will be registered, and the price of the plan. */
export function ConfirmStep({ categories, tags, provincias, rubros, prices }: ConfirmStepProps) {
  const { getValues } = useFormContext<WizardValues>()
  const values = getValues()
  const { categoryIds, city, state, tier, selectedRubros } = values
  const { towns } = useTowns(state)
  const offeredNames = namesOf(rubros, selectedRubros)
  const services = selectedRubros.length || categoryIds.length || 1
  const monthlyArs = monthlyPriceOf(tier, selectedRubros.length, prices)
  const items = [
    ...pageSummaryItems(values, {
      categories: namesOf(categories, categoryIds),
      tags: namesOf(tags, values.features),
      city: towns?.nameOf(city) ?? '',
      state: provincias.find(({ id }) => String(id) === state)?.nombre ?? '',
    }),
    { term: 'Plan', value: tierNames[tier] },
    { term: `Rubros (${services})`, value: formatList(offeredNames) },
    {
      term: 'Por mes',
      value: (
        <>
          {formatMoney(monthlyArs)}
          <NetPrice priceArs={monthlyArs} />
        </>
      ),
    },
  ]
  return (
    <Card className="space-y-5">
      <DescriptionList items={items} />
      <p className="border-t pt-5 text-muted-foreground">
        Al registrar tu negocio aceptás los{' '}
        <Link href={paths.terms()} target="_blank" className={inlineLink}>
          términos y condiciones
        </Link>{' '}
        y la{' '}
        <Link href={paths.privacy()} target="_blank" className={inlineLink}>
          política de privacidad
        </Link>
        . El plan lo pagás después, en {providerName}.
      </p>
    </Card>
  )
}

const namesOf = (choices: readonly Choice[], ids: readonly number[]): string[] =>
  choices.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
