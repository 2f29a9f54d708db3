'use client'

import type { RubroForAdmin } from '@oficio/contracts/admin/rubros'
import { paths } from '@oficio/contracts/paths'
import { useRouter } from 'next/navigation'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorSummary } from '@/components/ui/error-summary'
import { LiveForm } from '@/components/ui/live-form'
import { callApi, errorOf } from '@/lib/api/api-client'
import { isUnanswered } from '@/lib/api/is-unanswered'
import { loadPart } from '@/lib/api/load-part'
import { useTextForm } from '@/lib/forms/use-text-form'
import { toast } from '@/lib/toast'
import { IconField } from './icon-field'
import { RubroTexts } from './rubro-texts'
import { fieldNames, useOthersChanges } from './use-others-changes'

const load = () => loadPart(import('@oficio/contracts/rubros/decisions'))
const schema = () => load().then(({ rubroForm }) => rubroForm)

interface RubroFormProps {
  /** Null for a new rubro. */
  rubro: RubroForAdmin | null
  withIcons: readonly { name: string; icon: string }[]
}

/** The form that creates or edits a rubro: its names, description, synonyms and icon. */
export function RubroForm({ rubro, withIcons }: RubroFormProps) {
  const router = useRouter()
  const othersChanges = useOthersChanges(rubro)
  const { formProps, faults, summary, attempt, refusal, isSending } = useTextForm({
    names: fieldNames,
    schema,
    send: async (values) => {
      const { rubroForm, createRubroEndpoint, changeRubroEndpoint } = await load()
      const body = rubroForm.parse(values)
      try {
        if (rubro)
          await callApi(changeRubroEndpoint, {
            params: { id: String(rubro.id) },
            body: { ...body, version: rubro.version },
          })
        else await callApi(createRubroEndpoint, { body })
      } catch (error) {
        // Another admin may have changed the rubro, so the page reloads its data.
        if (!isUnanswered(errorOf(error))) router.refresh()
        throw error
      }
      router.refresh()
      toast.success(rubro ? 'Rubro guardado' : 'Rubro agregado: ya se puede pedir')
      router.push(paths.adminRubros())
      return null
    },
  })
  return (
    <LiveForm {...formProps} className="space-y-5">
      <ErrorSummary errors={summary} attempt={attempt} />
      <Card className="space-y-5">
        <RubroTexts rubro={rubro} faults={faults} othersChanges={othersChanges} />
        <IconField
          icon={rubro?.icon ?? 'wrench'}
          isOthers={othersChanges.icon !== undefined}
          withIcons={withIcons}
        />
        <div>
          <Checkbox
            name="isPopular"
            defaultChecked={rubro?.isPopular ?? false}
            label="Mostrarlo en el inicio, entre los más pedidos"
            hint={tickedText(othersChanges.isPopular)}
          />
          <Checkbox
            name="isRegulated"
            defaultChecked={rubro?.isRegulated ?? false}
            label="Es un oficio que pide matrícula"
            hint={tickedText(othersChanges.isRegulated)}
          />
        </div>
      </Card>
      {refusal && (
        <Alert tone="error" title={refusal.text}>
          Lo que escribiste sigue acá.
        </Alert>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <ButtonLink href={paths.adminRubros()} variant="outline" size="lg">
          Cancelar
        </ButtonLink>
        <Button type="submit" size="lg" isLoading={isSending}>
          {rubro ? 'Guardar los cambios' : 'Agregar el rubro'}
        </Button>
      </div>
    </LiveForm>
  )
}

/** Returns the hint that another admin ticked or unticked the checkbox, if one did. */
const tickedText = (other: string | undefined) =>
  other && `Alguien del equipo ${other === 'true' ? 'lo marcó' : 'le sacó la marca'} mientras tanto.`
