'use client'

import { monthlyPriceOf, type PlanPrices, tierNames } from '@oficio/contracts/businesses/plans'
import { paths } from '@oficio/contracts/paths'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { useFormContext } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { HoursLines } from '@/components/ui/hours-lines'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { NetPrice } from '@/features/payments/net-price'
import { useTowns } from '@/features/places/use-towns'
import { formatList } from '@/lib/formats/format-list'
import type { Choice } from './checkbox-list'
import type { WizardValues } from './wizard-values'

interface ConfirmStepProps {
  categories: readonly Choice[]
  provincias: readonly PlaceView[]
  rubros: readonly RubroView[]
  prices: PlanPrices
}

/** What is about to be registered, in short. */
export function ConfirmStep({ categories, provincias, rubros, prices }: ConfirmStepProps) {
  const { getValues } = useFormContext<WizardValues>()
  const {
    name,
    description,
    categoryIds,
    address,
    city,
    state,
    postalCode,
    phone,
    email,
    tier,
    selectedRubros,
    hours,
    photos,
  } = getValues()
  const { towns } = useTowns(state)
  const named = categories.filter(({ id }) => categoryIds.includes(id)).map((category) => category.name)
  const offered = rubros.filter(({ id }) => selectedRubros.includes(id)).map((rubro) => rubro.name)
  const services = selectedRubros.length || categoryIds.length || 1
  const monthlyArs = monthlyPriceOf(tier, selectedRubros.length, prices)
  const items = [
    { term: 'Nombre', value: name },
    ...(description ? [{ term: 'Descripción', value: description }] : []),
    { term: 'Categorías', value: formatList(named) },
    { term: 'Dirección', value: address },
    { term: 'Ciudad', value: towns?.nameOf(city) ?? '' },
    { term: 'Provincia', value: provincias.find(({ id }) => String(id) === state)?.nombre ?? '' },
    ...(postalCode ? [{ term: 'Código postal', value: postalCode }] : []),
    { term: 'Teléfono', value: phone },
    { term: 'Email', value: email },
    { term: 'Horarios', value: <HoursLines hours={hours} closed="cerrado" /> },
    ...(photos.length > 0 ? [{ term: 'Fotos', value: String(photos.length) }] : []),
    { term: 'Plan', value: tierNames[tier] },
    ...(offered.length > 0 ? [{ term: 'Rubros', value: formatList(offered) }] : []),
    { term: 'Cantidad de servicios', value: String(services) },
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
        . El plan se paga después, en Mercado Pago.
      </p>
    </Card>
  )
}
