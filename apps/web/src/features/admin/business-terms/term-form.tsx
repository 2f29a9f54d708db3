'use client'

import type { BusinessTermForAdmin } from '@oficio/contracts/admin/business-terms'
import { limits } from '@oficio/contracts/limits'
import { fieldLabels } from '@oficio/contracts/texts'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LiveForm } from '@/components/ui/live-form'
import { Textarea } from '@/components/ui/textarea'
import { callApi, errorOf } from '@/lib/api/api-client'
import { isUnanswered } from '@/lib/api/is-unanswered'
import { loadPart } from '@/lib/api/load-part'
import { useTextForm } from '@/lib/forms/use-text-form'
import { toast } from '@/lib/toast'

const load = () => loadPart(import('@oficio/contracts/businesses/terms/terms'))
const schema = () => load().then(({ termForm }) => termForm)
const fieldNames = ['name', 'synonyms'] as const

/** The form that edits the name of a category or a tag, and the synonyms of a category. */
export function TermForm({ term }: { term: BusinessTermForAdmin }) {
  const router = useRouter()
  const [openedTerm] = useState(term)
  const { formProps, faults, summary, attempt, refusal, isSending } = useTextForm({
    names: fieldNames,
    schema,
    send: async (values) => {
      const { termForm, changeTermEndpoint } = await load()
      const body = termForm.parse(values)
      const params = { id: term.id }
      await callApi(changeTermEndpoint, { params, body: { ...body, version: term.version } }).catch(
        (error: unknown) => {
          // Another admin may have changed the term, so the page reloads its data.
          if (!isUnanswered(errorOf(error))) router.refresh()
          throw error
        },
      )
      router.refresh()
      toast.success('Cambios guardados')
      return null
    },
  })
  const hasOthersName = openedTerm.name !== term.name
  return (
    <LiveForm {...formProps} className="space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      <Card className="space-y-5">
        <Field
          id="name"
          label={fieldLabels.rubroName}
          hint={
            hasOthersName
              ? `Alguien del equipo puso mientras tanto: «${term.name}».`
              : 'Como se muestra en todo el sitio. Sus direcciones no cambian.'
          }
          error={faults.name}
        >
          {(props) => (
            <Input
              {...props}
              name="name"
              maxLength={limits.rubroNameMax}
              autoComplete="off"
              defaultValue={openedTerm.name}
            />
          )}
        </Field>
        {term.kind === 'category' ? (
          <Field
            id="synonyms"
            label={fieldLabels.synonyms}
            hint="Con qué más se busca, separado por comas. Los acentos y las mayúsculas no cuentan."
            error={faults.synonyms}
            isOptional
          >
            {(props) => <Textarea {...props} name="synonyms" defaultValue={openedTerm.synonyms.join(', ')} />}
          </Field>
        ) : (
          <input type="hidden" name="synonyms" value="" />
        )}
        {refusal && (
          <Alert tone="error" title={refusal.text}>
            Lo que escribiste sigue acá.
          </Alert>
        )}
        <div className="flex justify-end">
          <Button type="submit" isLoading={isSending}>
            Guardar los cambios
          </Button>
        </div>
      </Card>
    </LiveForm>
  )
}
