'use client'

import { limits } from '@oficio/contracts/limits'
import {
  isAnnounced,
  type SettingKey,
  type SettingUnit,
  settingDefinitions,
} from '@oficio/contracts/settings/settings'
import { type FormEvent, useId } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FieldSet } from '@/components/ui/field-set'
import { Input } from '@/components/ui/input'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { focusFault } from '@/lib/forms/focus-fault'
import { todayText, unitTexts, valueText } from './setting-texts'
import { useChange } from './use-change'

interface ChangeDialogProps {
  settingKey: SettingKey
  value: number
  /** The number of decisions on the page. The server compares it to detect a decision by another admin. */
  decisions: number
  /** The current minute as the value of a date-time field. A value cannot start in the past. */
  earliest: string
}

/** The dialog that sets a new value, from now on or from a later moment. */
export function ChangeDialog({ settingKey, value, decisions, earliest }: ChangeDialogProps) {
  const formId = useId()
  const change = useChange(settingKey, decisions)
  const { label, unit, effect } = settingDefinitions[settingKey]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(change.send)
    focusFault(event.currentTarget)
  }
  return (
    <Dialog open={change.isOpen} onOpenChange={change.open}>
      <DialogTrigger asChild>
        <Button variant="outline" aria-label={`Cambiar: ${label}`}>
          Cambiar
        </Button>
      </DialogTrigger>
      <DialogContent
        title={label}
        description={todayText(value, unit)}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="outline">Cancelar</Button>
            </DialogClose>
            <Button type="submit" form={formId} isLoading={change.isPending}>
              {change.fields.isLater ? 'Programar' : 'Cambiar ahora'}
              {change.value !== null && `: ${valueText(change.value, unit)}`}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} noValidate className="space-y-5 pb-1">
          {isAnnounced(settingKey) && <RunningSubscriptions />}
          {effect && (
            <Alert tone="info" title="A quién le cambia">
              {effect}
            </Alert>
          )}
          <ChangeFields change={change} unit={unit} earliest={earliest} />
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** Explains the effect of a price change on running subscriptions. */
export function RunningSubscriptions() {
  return (
    <Alert tone="info" title="Las suscripciones en curso">
      Las nuevas pagan este precio desde que empieza a valer. A las que ya están en curso, un aumento se les
      anuncia por email ese día y se les aplica {limits.priceNoticeDays} días después; una baja se les aplica
      enseguida.
    </Alert>
  )
}

interface ChangeFieldsProps {
  change: ReturnType<typeof useChange>
  unit: SettingUnit
  earliest: string
}

function ChangeFields({ change: { fields, faults }, unit, earliest }: ChangeFieldsProps) {
  const { isLater, setIsLater, moment, setMoment } = fields
  const ValueField = unit === 'choice' ? YesOrNo : TypedValue
  return (
    <>
      <ValueField fields={fields} unit={unit} error={faults.value} />
      <RadioGroup
        aria-label="Desde cuándo"
        value={isLater ? 'later' : 'now'}
        onValueChange={(choice) => setIsLater(choice === 'later')}
      >
        <RadioCard value="now" label="Desde ahora" />
        <RadioCard value="later" label="Más adelante" />
      </RadioGroup>
      {isLater && (
        <Field label="Día y hora" hint="Hora de Argentina." error={faults.validFrom}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              min={earliest}
              value={moment}
              onChange={(event) => setMoment(event.target.value)}
            />
          )}
        </Field>
      )}
    </>
  )
}

interface ValueFieldProps {
  fields: ChangeFieldsProps['change']['fields']
  unit: SettingUnit
  error: string | undefined
}

function TypedValue({ fields: { text, setText }, unit, error }: ValueFieldProps) {
  return (
    <Field label={`Nuevo valor (${unitTexts[unit]})`} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  )
}

function YesOrNo({ fields: { text, setText }, unit, error }: ValueFieldProps) {
  return (
    <FieldSet legend="Nuevo valor" error={error}>
      <RadioGroup value={text} onValueChange={setText}>
        {[1, 0].map((value) => (
          <RadioCard key={value} value={String(value)} label={valueText(value, unit)} />
        ))}
      </RadioGroup>
    </FieldSet>
  )
}
