'use client'

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { useRef } from 'react'
import { SpecialDaysForm } from './special-days-form'
import { WeekForm } from './week-form'

interface HoursEditorProps {
  own: OwnBusiness
  /** 'YYYY-MM-DD', in Argentina. */
  today: string
}

/** When a business is open: each part is saved by itself, and neither overwrites what was not seen. */
export function HoursEditor({ own, today }: HoursEditorProps) {
  const version = useRef(own.version)
  return (
    <div className="space-y-6">
      <WeekForm business={own.business} version={version} />
      <SpecialDaysForm business={own.business} version={version} today={today} />
    </div>
  )
}
