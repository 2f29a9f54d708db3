import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { needParam } from '@oficio/contracts/service-requests/need-param'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { NeedFields } from './need-fields'

/** Without scripts the words go to the search, because the request form needs scripts; with them they go to that form. */
const targets = {
  search: { action: paths.searchProfessionals(), name: 'query', maxLength: limits.searchTextMax },
  form: { action: paths.serviceRequestForm(), name: needParam, maxLength: limits.needMax },
} as const

/**
 * '¿Qué necesitás?': whatever a visitor types arrives on the next page, also where it names no rubro. The server renders
 * the button and looks up the targets, so that their code does not travel with the home page.
 */
export function NeedForm({ children }: { children: ReactNode }) {
  return (
    <NeedFields
      targets={targets}
      button={
        <Button type="submit" size="icon" aria-label="Continuar con lo que necesitás">
          <ArrowRight aria-hidden />
        </Button>
      }
    >
      {children}
    </NeedFields>
  )
}
