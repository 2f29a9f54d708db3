'use client'

import dynamic from 'next/dynamic'
import { useFormContext, useWatch } from 'react-hook-form'
import type { MapTiles } from '@/features/places/reach-map'
import type { ProfessionalValues } from '@/features/professionals/joining/form/professional-values'

// Stands below what is filled in first.
const ReachPanel = dynamic(
  () => import('@/features/search/demand/reach-panel').then((module) => module.ReachPanel),
  { ssr: false },
)

/** Joins a professional's form with what is known of the demand, of which the form itself knows nothing. */
export function ChosenReach({ tiles }: { tiles: MapTiles | null }) {
  const { control } = useFormContext<ProfessionalValues>()
  const [rubroIds, state, city, radiusKm] = useWatch({
    control,
    name: ['rubros', 'state', 'city', 'serviceRadius'],
  })
  return <ReachPanel choice={{ rubroIds, state, city, radiusKm }} tiles={tiles} />
}
