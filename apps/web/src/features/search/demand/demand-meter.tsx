'use client'

import { limits } from '@oficio/contracts/limits'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { fieldLabels } from '@oficio/contracts/texts'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { ProvinciaField } from '../../places/provincia-field'
import { TownCombobox } from '../../places/town-combobox'
import { unchosenTownText } from '../../places/towns-text'
import { keepChosenWork } from '../../professionals/joining/registration/chosen-work'
import { RubroCombobox } from '../../rubros/rubro-combobox'
import { unchosenRubroText } from '../../rubros/rubros-text'
import { DemandBox } from './demand-box'
import { toChoose } from './demand-text'
import { useDemand } from './use-demand'

interface DemandMeterProps {
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
}

const radiusKm = limits.serviceRadiusKmDefault

/** Shows how many requests a rubro and a town had. It asks for no personal data. */
export function DemandMeter({ rubros, provincias }: DemandMeterProps) {
  const [rubroId, setRubroId] = useState('')
  const [state, setState] = useState('')
  const [city, setCity] = useState('')
  const [unchosenRubro, setUnchosenRubro] = useState('')
  const [unchosenTown, setUnchosenTown] = useState('')
  const rubroIds = rubroId === '' ? [] : [Number(rubroId)]

  useEffect(() => {
    if (rubroId !== '' && city !== '') keepChosenWork({ rubroId: Number(rubroId), state, city })
  }, [rubroId, state, city])

  const chooseProvincia = (id: string) => {
    setState(id)
    setCity('')
  }

  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Field id="demand-rubro" label="Qué hacés" error={unchosenRubro ? unchosenRubroText : undefined}>
        {(props) => (
          <RubroCombobox
            {...props}
            rubros={rubros}
            value={rubroId}
            onValueChange={setRubroId}
            onUnchosen={setUnchosenRubro}
          />
        )}
      </Field>
      <ProvinciaField
        provincias={provincias}
        error={undefined}
        select={{ value: state, onChange: (event) => chooseProvincia(event.target.value) }}
      />
      <Field id="demand-town" label={fieldLabels.city} error={unchosenTown ? unchosenTownText : undefined}>
        {(props) => (
          <TownCombobox
            {...props}
            provinciaId={state}
            value={city}
            onValueChange={setCity}
            onUnchosen={setUnchosenTown}
            emptyText="elegí la más cercana"
          />
        )}
      </Field>
      <div className="md:col-span-3" aria-live="polite">
        <MeterResult choice={{ rubroIds, state, city, radiusKm }} />
      </div>
    </div>
  )
}

function MeterResult({ choice }: { choice: Parameters<typeof useDemand>[0] }) {
  const { demand, hasFailed, isAsked, retry } = useDemand(choice)
  if (!isAsked) return <p className="text-muted-foreground">{toChoose(choice)}</p>
  if (hasFailed)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <span>No pudimos contar las solicitudes de tu zona.</span>
        <Button variant="outline" onClick={retry}>
          Reintentar
        </Button>
      </div>
    )
  if (!demand) return <p className="text-muted-foreground">Contando solicitudes...</p>
  return (
    <div className="space-y-2">
      <DemandBox demand={demand} />
      <p className="text-sm text-muted-foreground">
        Contamos las que están a {choice.radiusKm} km o menos. Al registrarte elegís hasta dónde vas.
      </p>
    </div>
  )
}
