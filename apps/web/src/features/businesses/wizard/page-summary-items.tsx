import { networkNames, readSocialAddress, readWebAddress } from '@oficio/contracts/businesses/web-address'
import { countOf } from '@oficio/contracts/text/count-of'
import type { ReactNode } from 'react'
import { HoursLines } from '@/components/ui/hours-lines'
import { formatList } from '@/lib/formats/format-list'
import type { WizardValues } from './wizard-values'

/** The names of the chosen ids. */
interface ChosenNames {
  categories: readonly string[]
  tags: readonly string[]
  city: string
  state: string
}

interface Item {
  term: string
  value: ReactNode
}

/**
 * Returns the data that the public page of the business will show, in the order of the form. Leaves out empty fields.
 */
export function pageSummaryItems(
  values: WizardValues,
  { categories, tags, city, state }: ChosenNames,
): Item[] {
  const { hours, photos, logo, employeeCount } = values
  const employees = Number(employeeCount)
  const all: Item[] = [
    { term: 'Nombre', value: values.name },
    { term: 'Descripción', value: values.description },
    { term: 'Categorías', value: formatList(categories) },
    { term: 'Dirección', value: values.address },
    { term: 'Ciudad', value: city },
    { term: 'Provincia', value: state },
    { term: 'Código postal', value: values.postalCode },
    { term: 'Teléfono', value: values.isMobile ? `${values.phone} (con WhatsApp)` : values.phone },
    { term: 'Email', value: values.email },
    { term: 'Sitio web', value: readWebAddress(values.website) },
    { term: networkNames.facebook, value: readSocialAddress('facebook', values.facebook) },
    { term: networkNames.instagram, value: readSocialAddress('instagram', values.instagram) },
    { term: 'Horarios', value: <HoursLines hours={hours} closed="cerrado" /> },
    { term: 'En una línea', value: values.shortDescription },
    { term: 'Año en que abrió', value: values.foundingYear },
    { term: 'Personas que trabajan', value: employees > 0 && countOf(employees, 'persona', 'personas') },
    { term: 'Qué tiene', value: formatList(tags) },
    { term: 'Logo', value: logo.length > 0 && 'Lo subiste' },
    { term: 'Fotos', value: photos.length > 0 && String(photos.length) },
  ]
  return all.filter(({ value }) => (typeof value === 'string' ? value.trim() !== '' : Boolean(value)))
}
