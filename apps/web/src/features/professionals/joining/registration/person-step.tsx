'use client'

import type { PlaceView } from '@oficio/contracts/places/endpoints'
import { Card } from '@/components/ui/card'
import { PersonFields } from '../form/person-fields'
import { PlaceFields } from '../form/place-fields'
import { PortraitField } from '../form/portrait-field'

/** The step of the registration for the person, their address and their photo. */
export function PersonStep({ provincias }: { provincias: readonly PlaceView[] }) {
  return (
    <>
      <Card className="space-y-5">
        <PersonFields />
        <PlaceFields provincias={provincias} />
      </Card>
      <Card>
        <PortraitField />
      </Card>
    </>
  )
}
