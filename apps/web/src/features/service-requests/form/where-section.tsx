'use client'

import type { PlaceView } from '@oficio/contracts/places'
import { AskingSection } from './asking-section'
import { PlaceFields } from './place-fields'

/** '¿Dónde?': the town decides who is told, the street is for whoever takes the job. */
export function WhereSection({ provincias }: { provincias: readonly PlaceView[] }) {
  return (
    <AskingSection name="place" title="¿Dónde?">
      <PlaceFields provincias={provincias} />
    </AskingSection>
  )
}
