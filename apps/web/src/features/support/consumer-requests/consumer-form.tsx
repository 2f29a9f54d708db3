'use client'

import { paths } from '@oficio/contracts/paths'
import type {
  ConsumerRequestKind,
  ConsumerRequestReceipt,
  consumerRequestForm,
} from '@oficio/contracts/support/consumer-requests'
import { fieldLabels } from '@oficio/contracts/texts'
import { useController, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { EmailInput } from '@/components/ui/email-input'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { FieldSet } from '@/components/ui/field-set'
import { HoneypotInput } from '@/components/ui/honeypot'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { LiveForm } from '@/components/ui/live-form'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { Textarea } from '@/components/ui/textarea'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useSentForm } from '../use-sent-form'
import { kindTexts } from './kind-texts'

export interface Topic {
  value: string
  label: string
}

interface ConsumerFormProps {
  kind: ConsumerRequestKind
  topics: readonly Topic[]
  knownContact: { name: string; email: string }
  onSent: (receipt: ConsumerRequestReceipt) => void
}

/** The form of a consumer request. It asks only for what is needed to find the contract and to answer. */
export function ConsumerForm({ kind, topics, knownContact, onSent }: ConsumerFormProps) {
  const { form, attempt, refusal, submit, summary } = useConsumerForm({ kind, knownContact, onSent })
  const { control, register, formState } = form
  const { errors, isSubmitting } = formState
  const { field: topic } = useController({ control, name: 'topic' })
  const isOther = useWatch({ control, name: 'topic' }) === 'other'
  const { topicQuestion, detailHint, send } = kindTexts[kind]

  return (
    <LiveForm onSubmit={submit} noValidate className="relative space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      <FieldSet id="topic" legend={topicQuestion} error={errors.topic?.message}>
        <RadioGroup value={topic.value} onValueChange={topic.onChange}>
          {topics.map(({ value, label }) => (
            <RadioCard key={value} value={value} label={label} />
          ))}
        </RadioGroup>
      </FieldSet>
      <Field
        id="detail"
        label={fieldLabels.detail}
        hint={isOther ? 'Contanos qué contrataste.' : detailHint}
        isOptional={!isOther}
        error={errors.detail?.message}
      >
        {(props) => <Textarea {...props} {...register('detail')} rows={3} />}
      </Field>
      <Field id="name" label={fieldLabels.fullName} error={errors.name?.message}>
        {(props) => <Input {...props} {...register('name')} autoComplete="name" />}
      </Field>
      <Field
        id="email"
        label={fieldLabels.email}
        hint="El que usaste en el sitio, si lo recordás. Ahí te mandamos el código y la respuesta."
        error={errors.email?.message}
      >
        {(props) => <EmailInput {...props} {...register('email')} />}
      </Field>
      <Field id="phone" label={fieldLabels.phone} isOptional error={errors.phone?.message}>
        {(props) => <Input {...props} {...register('phone')} type="tel" inputMode="tel" autoComplete="tel" />}
      </Field>
      <HoneypotInput {...register('website')} />
      {refusal && (
        <Alert tone="error" title={refusal}>
          Lo que escribiste sigue acá.
        </Alert>
      )}
      <Button type="submit" size="lg" isLoading={isSubmitting}>
        {send}
      </Button>
      <p className="text-sm text-muted-foreground">
        Usamos estos datos solo para responderte. Más en{' '}
        <Link href={paths.privacy()} className="underline underline-offset-4">
          privacidad
        </Link>
        .
      </p>
    </LiveForm>
  )
}

interface ConsumerFormOptions {
  kind: ConsumerRequestKind
  knownContact: { name: string; email: string }
  onSent: (receipt: ConsumerRequestReceipt) => void
}

interface ConsumerValues {
  kind: ConsumerRequestKind
  /** '' if none is chosen yet. */
  topic: string
  name: string
  email: string
  phone: string
  detail: string
  website: string
}

type ConsumerRequest = z.output<typeof consumerRequestForm>

const contract = () => loadPart(import('@oficio/contracts/support/consumer-requests'))

/** State of the form of either request: withdrawal or cancellation. */
const useConsumerForm = ({ kind, knownContact, onSent }: ConsumerFormOptions) =>
  useSentForm<ConsumerValues, ConsumerRequest>({
    fields: ['topic', 'detail', 'name', 'email', 'phone'],
    defaultValues: { kind, topic: '', ...knownContact, phone: '', detail: '', website: '' },
    schema: async () => (await contract()).consumerRequestForm,
    send: async (body) => {
      const { createConsumerRequestEndpoint } = await contract()
      onSent(await callApi(createConsumerRequestEndpoint, { body }))
    },
  })
