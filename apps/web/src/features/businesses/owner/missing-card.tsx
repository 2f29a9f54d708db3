import type { PageCompleteness, PagePart } from '@oficio/contracts/businesses/completeness'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { Circle, CirclePlus } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { Progress } from '@/components/ui/progress'

interface MissingCardProps {
  businessId: string
  completeness: PageCompleteness
  /** The current length of the description, in characters. */
  descriptionLength: number
}

/** Shows how complete the page of a business is, and the missing parts, the most helpful first. */
export function MissingCard({ businessId, completeness, descriptionLength }: MissingCardProps) {
  const { percent, missing } = completeness
  return (
    <Card asChild>
      <section aria-labelledby="lo-que-falta" className="space-y-4">
        <h2 id="lo-que-falta" className="text-xl">
          {missing.length > 0 ? 'Lo que falta' : 'Tu página está completa'}
        </h2>
        <div className="space-y-2">
          <Progress value={percent} label="Cuánto de tu página está completo" />
          <p className="text-sm text-muted-foreground">
            {missing.length > 0
              ? `Tu página está al ${percent} %. Empezá por lo primero: es lo que más ayuda a elegirte.`
              : 'Tiene todo lo que la gente busca antes de ir.'}
          </p>
        </div>
        {missing.map((part, at) => (
          <Step
            key={part}
            words={part === 'description' ? descriptionWords(descriptionLength) : words[part]}
            href={`${pageOf(part)(businessId)}#${part}`}
            isNext={at === 0}
          />
        ))}
      </section>
    </Card>
  )
}

interface StepProps {
  words: Words
  href: string
  isNext: boolean
}

function Step({ words: { title, text }, href, isNext }: StepProps) {
  const Icon = isNext ? CirclePlus : Circle
  return (
    <div className="flex gap-3">
      <Icon aria-hidden strokeWidth={1.75} className="mt-2.5 size-6 shrink-0 text-primary" />
      <div className="min-w-0">
        <Link href={href} className={textLink}>
          {title}
        </Link>
        <p className="text-sm text-muted-foreground">{text}</p>
      </div>
    </div>
  )
}

/** Returns the page with the field of the part. The field's id is the name of the part. */
const pageOf = (part: PagePart) =>
  part === 'photos' || part === 'logo' ? paths.userBusinessPhotos : paths.userBusinessDetails

interface Words {
  title: string
  text: string
}

const words: Record<PagePart, Words> = {
  photos: {
    title: 'Subí fotos',
    text: `El frente, el salón, lo que vendés: con ${limits.tellingPhotos} ya se entiende cómo es.`,
  },
  description: {
    title: 'Contá qué ofrecés',
    text: `Qué te distingue y qué encuentran. Con ${limits.tellingDescription} letras alcanza.`,
  },
  logo: { title: 'Poné tu logo', text: 'Es lo que reconocen los que ya te conocen.' },
  features: { title: 'Marcá qué ofrece', text: 'Delivery, WiFi, estacionamiento: se busca por eso.' },
  website: { title: 'Sumá tu sitio o tus redes', text: 'Para quien quiere ver más antes de ir.' },
  shortDescription: { title: 'Decilo en una línea', text: 'Se lee debajo del nombre.' },
}

const descriptionWords = (length: number): Words =>
  length === 0
    ? words.description
    : { ...words.description, title: `Alargá tu descripción (${length} de ${limits.tellingDescription})` }
