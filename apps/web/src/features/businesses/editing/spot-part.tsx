'use client'

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { paths } from '@oficio/contracts/paths'
import { LocateFixed, MapIcon } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { UnsavedNote } from '@/components/ui/unsaved-note'
import { pointText, readPoint } from '@/features/places/point-text'
import type { MapTiles } from '@/features/places/reach-map'
import { PartRefusal } from './part-refusal'
import type { Version } from './use-part'
import { useSpot } from './use-spot'

const PointMap = dynamic(() => import('@/features/places/point-map').then((module) => module.PointMap), {
  ssr: false,
  loading: () => <div className="aspect-4/3 rounded-card bg-muted sm:aspect-video" />,
})

/** The first zoom of the map: near if the door is known, else the whole town. */
const zooms = { door: 17, town: 14 } as const

interface SpotPartProps {
  own: OwnBusiness
  version: Version
  /** Null if no map tiles are configured; then the point cannot be chosen on a map. */
  tiles: MapTiles | null
}

/** The form of the business's point on the map, which the search for nearby businesses uses. */
export function SpotPart({ own, version, tiles }: SpotPartProps) {
  const { text, write, fault, locate, isLocating, refusal, isSaving, isUnsaved, saveBy } = useSpot(
    own,
    version,
  )
  const [isMapOpen, setIsMapOpen] = useState(false)
  const [place] = own.business.locations
  if (!place) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void saveBy(false)
  }
  return (
    <Card asChild>
      <LiveForm noValidate onSubmit={submit} aria-labelledby="punto" className="space-y-5">
        <div className="space-y-1">
          <h2 id="punto" className="text-xl">
            El punto en el mapa
          </h2>
          <p className="text-muted-foreground">
            {place.is_at_centre
              ? `Hoy tu página te ubica en ${place.city}, sin la puerta. Con el punto, quien busca cerca ve a qué distancia estás y te encuentra en el mapa.`
              : 'Quien busca cerca ve a qué distancia estás. Si te mudás, al cambiar la dirección el punto se borra.'}
          </p>
        </div>
        <Field
          id="spot"
          label="Coordenadas"
          isOptional
          hint="Como las copia tu mapa: -32.9478, -60.6506. Si estás en la puerta, las pone tu teléfono."
          error={fault || undefined}
        >
          {(props) => (
            <Input
              {...props}
              value={text}
              onChange={({ target }) => write(target.value)}
              autoComplete="off"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => void locate()} isLoading={isLocating}>
            <LocateFixed aria-hidden />
            Usar mi ubicación
          </Button>
          {tiles && !isMapOpen && (
            <Button variant="outline" onClick={() => setIsMapOpen(true)}>
              <MapIcon aria-hidden />
              Marcarlo en el mapa
            </Button>
          )}
        </div>
        {tiles && isMapOpen && (
          <StartedMap
            start={readPoint(text)}
            town={place}
            tiles={tiles}
            onChoose={(point) => write(pointText(point))}
          />
        )}
        <PartRefusal
          refusal={refusal}
          isSaving={isSaving}
          href={paths.userBusinessDetails(own.business.id)}
          onOverwrite={() => void saveBy(true)}
        />
        <SaveRow>
          <Button type="submit" isLoading={isSaving} className="w-full sm:w-auto">
            Guardar el punto
          </Button>
          <UnsavedNote isUnsaved={isUnsaved} />
        </SaveRow>
      </LiveForm>
    </Card>
  )
}

interface StartedMapProps {
  start: ReturnType<typeof readPoint>
  town: { latitude: number; longitude: number }
  tiles: MapTiles
  onChoose: (point: { latitude: number; longitude: number }) => void
}

/** Keeps the view with which the map was opened, so that a chosen point does not move the map. */
function StartedMap({ start, town, tiles, onChoose }: StartedMapProps) {
  const [view] = useState(() => ({
    start: start ?? { latitude: town.latitude, longitude: town.longitude },
    zoom: start ? zooms.door : zooms.town,
  }))
  return <PointMap {...view} tiles={tiles} onChoose={onChoose} />
}
