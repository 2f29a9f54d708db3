'use client'

import { limits } from '@oficio/contracts/limits'
import { wrongReturn } from '@oficio/contracts/professionals/availability'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { type FormEvent, useState } from 'react'
import { Field } from '@/components/ui/field'
import { FieldSet } from '@/components/ui/field-set'
import { Input } from '@/components/ui/input'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'

interface AwayFormProps {
  id: string
  nowMs: number
  /** Called with the day of the return, or undefined if none was chosen. */
  onSend: (backOn: string | undefined) => void
}

const dayMs = 24 * 60 * 60 * 1000

/** The form of a break: until a day, or with an open end. The day is validated on submit. */
export function AwayForm({ id, nowMs, onSend }: AwayFormProps) {
  const [choice, setChoice] = useState('day')
  const [backOn, setBackOn] = useState('')
  const [isTried, setIsTried] = useState(false)
  const first = calendarDay(new Date(nowMs + dayMs))
  const last = calendarDay(new Date(nowMs + limits.awayDaysMax * dayMs))
  const isDay = choice === 'day'
  const isRight = !isDay || (backOn >= first && backOn <= last)

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isRight) onSend(isDay ? backOn : undefined)
  }

  return (
    <form id={id} noValidate onSubmit={send} className="space-y-5">
      <FieldSet id="away" legend="¿Cuándo volvés?">
        <RadioGroup value={choice} onValueChange={setChoice}>
          <RadioCard value="day" label="En una fecha que ya sé" hint="Ese día volvés solo, sin hacer nada." />
          <RadioCard value="open" label="Todavía no sé" hint="Hasta que toques «Volver a recibir ahora»." />
        </RadioGroup>
      </FieldSet>
      {isDay && (
        <Field id="backOn" label="Vuelvo el" error={isTried && !isRight ? wrongReturn : undefined}>
          {(props) => (
            <Input
              {...props}
              type="date"
              min={first}
              max={last}
              value={backOn}
              onChange={(event) => setBackOn(event.target.value)}
            />
          )}
        </Field>
      )}
    </form>
  )
}
