'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { useController, useWatch } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { EmailInput } from '@/components/ui/email-input'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { FieldSet } from '@/components/ui/field-set'
import { HoneypotInput } from '@/components/ui/honeypot'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Textarea } from '@/components/ui/textarea'
import type { DataRequestKindChoice } from './kinds'
import type { useDataForm } from './use-data-form'

interface DataFieldsProps {
  data: ReturnType<typeof useDataForm>
  kinds: readonly (DataRequestKindChoice & { hint?: string })[]
  legend: string
  emailHint: string
}

/** The fields of a data request: its kind, the details and the email address. */
export function DataFields({ data, kinds, legend, emailHint }: DataFieldsProps) {
  const { form, attempt, refusal, summary } = data
  const { control, register, formState } = form
  const { errors } = formState
  const { field: kind } = useController({ control, name: 'kind' })
  const isCorrection = useWatch({ control, name: 'kind' }) === 'correction'
  return (
    <>
      <ErrorSummary errors={summary} attempt={attempt} />
      <FieldSet id="kind" legend={legend} error={errors.kind?.message}>
        <RadioGroup value={kind.value} onValueChange={kind.onChange}>
          {kinds.map((kind) => (
            <RadioCard key={kind.value} {...kind} />
          ))}
        </RadioGroup>
      </FieldSet>
      <Field
        id="detail"
        label={fieldLabels.detail}
        hint={isCorrection ? 'Qué dato está mal y cómo tiene que decir.' : 'Lo que ayude a encontrarlos.'}
        isOptional={!isCorrection}
        error={errors.detail?.message}
      >
        {(props) => <Textarea {...props} {...register('detail')} rows={3} />}
      </Field>
      <Field id="email" label={fieldLabels.email} hint={emailHint} error={errors.email?.message}>
        {(props) => <EmailInput {...props} {...register('email')} />}
      </Field>
      <HoneypotInput {...register('website')} />
      {refusal && (
        <Alert tone="error" title={refusal}>
          Lo que escribiste sigue acá.
        </Alert>
      )}
    </>
  )
}
