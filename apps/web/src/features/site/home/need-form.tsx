import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { needParam } from '@oficio/contracts/service-requests/need-param'
import { Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { needExample } from '../../rubros/rubros-text'
import { NeedFields } from './need-fields'

/**
 * With scripts the words go to the request form. Without scripts they go to the search, because the request form needs
 * scripts.
 */
const targets = {
  search: { action: paths.searchProfessionals(), name: 'query', maxLength: limits.searchTextMax },
  form: { action: paths.serviceRequestForm(), name: needParam, maxLength: limits.needMax },
} as const

/**
 * The form '¿Qué necesitás?' on the petrol of the hero. The typed words reach the next page even if they name no rubro.
 * The server renders the fixed parts, so that their code is not part of the home page's scripts.
 */
export const NeedForm = () => (
  <NeedFields
    targets={targets}
    placeholder={needExample}
    label={
      <label htmlFor="inicio-rubro" className="block font-semibold">
        ¿Qué necesitás?
      </label>
    }
    icon={
      <Search
        aria-hidden
        className="pointer-events-none absolute top-3.5 left-4 z-1 size-6 text-primary"
        strokeWidth={1.75}
      />
    }
    button={
      <Button type="submit" variant="sol" size="lg" className="w-full sm:w-auto md:max-lg:w-full">
        Solicitar un servicio
      </Button>
    }
  />
)
