'use client'

import { changeRubrosEndpoint } from '@oficio/contracts/professionals/rubros'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { formatList } from '@/lib/formats/format-list'
import { NetPrice } from '../../payments/net-price'
import { rubrosText } from '../../rubros/rubros-text'
import { priceFor } from './selection'
import { type Price, priceMeaning } from './selection-texts'

interface SaveDialogProps {
  price: Price
  before: number
  chosenIds: readonly number[]
  added: readonly string[]
  removed: readonly string[]
  /** When the new rubros are covered. Null without a subscription that gives access. */
  coverageText: string | null
}

/** The dialog that shows the changes and their price, and saves them after a confirmation. */
export function SaveDialog({ price, before, chosenIds, added, removed, coverageText }: SaveDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = useApiAction()
  const { prices, isSubscribed } = price
  const { monthlyPriceArs } = priceFor(prices, chosenIds.length)
  const save = () =>
    run(() => callApi(changeRubrosEndpoint, { body: { rubroIds: [...chosenIds], monthlyPriceArs } }), {
      success: 'Rubros actualizados',
      refusals: { price_changed: 'El precio cambió mientras elegías. Revisalo y confirmá de nuevo.' },
      onSuccess: () => setIsOpen(false),
    })
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button block size="lg" disabled={added.length + removed.length === 0}>
          Guardar cambios
        </Button>
      </DialogTrigger>
      <DialogContent
        title="¿Guardamos estos cambios?"
        description={whatHappens(added, removed)}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Seguir eligiendo</Button>
            </DialogClose>
            <Button onClick={save} isLoading={isPending}>
              {isSubscribed ? 'Confirmar nuevo precio' : 'Confirmar'}
            </Button>
          </>
        }
      >
        <dl className="divide-y rounded-card border">
          <Line term="Ahora" rubros={before} priceArs={priceFor(prices, before).monthlyPriceArs} />
          <Line term="Desde el cambio" rubros={chosenIds.length} priceArs={monthlyPriceArs} isNew />
        </dl>
        {coverageText && <p className="mt-3">{coverageText}</p>}
        <p className="mt-3 text-sm text-muted-foreground">{priceMeaning(price)}</p>
      </DialogContent>
    </Dialog>
  )
}

function Line(props: { term: string; rubros: number; priceArs: number; isNew?: boolean }) {
  const { term, rubros, priceArs, isNew = false } = props
  return (
    <div className="flex items-baseline justify-between gap-4 px-4 py-3">
      <dt>
        {term} <span className="text-sm text-muted-foreground">({rubrosText(rubros)})</span>
      </dt>
      <dd className={isNew ? 'font-display text-xl font-semibold tabular-nums' : 'tabular-nums'}>
        {formatMoney(priceArs)}
        {isNew && <NetPrice priceArs={priceArs} className="font-sans font-normal text-muted-foreground" />}
      </dd>
    </div>
  )
}

function whatHappens(added: readonly string[], removed: readonly string[]): string {
  const sentences = [
    added.length > 0 && `Empezás a recibir solicitudes de ${formatList(added)}.`,
    removed.length > 0 &&
      `Dejás de recibir solicitudes de ${formatList(removed)}; los contactos que ya abriste siguen a la vista.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
