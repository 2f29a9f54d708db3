'use client'

import type { PlaceView } from '@oficio/contracts/places/endpoints'
import { PlaceFields } from '../form/place-fields'
import { AskingSection } from './asking-section'

/** '¿Dónde?': the town decides who is told, the street is for whoever does the work. */
export function WhereSection({ provincias }: { provincias: readonly PlaceView[] }) {
  return (
    <AskingSection name="place" title="¿Dónde?">
      <PlaceFields provincias={provincias} />
    </AskingSection>
  )
}
