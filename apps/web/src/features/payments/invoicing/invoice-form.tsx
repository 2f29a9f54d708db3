'use client'

import type { InvoiceData } from '@oficio/contracts/payments/invoice-data'
import { documentKinds, vatConditions } from '@oficio/contracts/payments/invoice-words'
import { fieldLabels } from '@oficio/contracts/texts'
import { useRouter } from 'next/navigation'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveForm } from '@/components/ui/live-form'
import { Select } from '@/components/ui/select'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useTextForm } from '@/lib/forms/use-text-form'
import { toast } from '@/lib/toast'

const names = ['vatCondition', 'name', 'documentKind', 'document'] as const
const load = () => loadPart(import('@oficio/contracts/payments/invoice-data'))
const schema = () => load().then(({ invoiceDataForm }) => invoiceDataForm)

/** The form for the name and tax data on the invoices. */
export function InvoiceForm({ data }: { data: InvoiceData | null }) {
  const router = useRouter()
  const { formProps, faults, summary, attempt, refusal, isSending } = useTextForm({
    names,
    schema,
    send: async (values) => {
      const { invoiceDataForm, saveInvoiceDataEndpoint } = await load()
      await callApi(saveInvoiceDataEndpoint, { body: invoiceDataForm.parse(values) })
      toast.success('Guardamos tus datos para la factura.')
      router.refresh()
      return null
    },
  })
  return (
    <LiveForm {...formProps} className="space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      <Field id="vatCondition" label="Condición ante el IVA" error={faults.vatCondition}>
        {(control) => (
          <Select name="vatCondition" defaultValue={data?.vatCondition ?? 'final_consumer'} {...control}>
            <Options texts={vatConditions} />
          </Select>
        )}
      </Field>
      <Field
        id="name"
        label={fieldLabels.invoiceName}
        hint="Como figura en tu documento o en ARCA."
        error={faults.name}
      >
        {(control) => <Input name="name" defaultValue={data?.name} autoComplete="name" {...control} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-[9rem_1fr]">
        <Field id="documentKind" label="Documento" error={faults.documentKind}>
          {(control) => (
            <Select name="documentKind" defaultValue={data?.documentKind ?? 'cuit'} {...control}>
              <Options texts={documentKinds} />
            </Select>
          )}
        </Field>
        <Field id="document" label={fieldLabels.document} error={faults.document}>
          {(control) => (
            <Input
              name="document"
              defaultValue={data?.document}
              inputMode="numeric"
              autoComplete="off"
              {...control}
            />
          )}
        </Field>
      </div>
      {refusal && <Alert tone="error">{refusal.text}</Alert>}
      <Button type="submit" size="lg" block isBusy={isSending}>
        Guardar datos para la factura
      </Button>
    </LiveForm>
  )
}

const Options = ({ texts }: { texts: Readonly<Record<string, string>> }) =>
  Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
