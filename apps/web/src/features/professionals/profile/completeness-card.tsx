import type { Completeness, ProfilePart } from '@oficio/contracts/professionals/completeness'
import { Circle, CirclePlus } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { textLink } from '@/components/ui/link-classes'
import { Progress } from '@/components/ui/progress'

interface CompletenessCardProps {
  completeness: Completeness
  /** The page with the form of the profile. Its fields have the ids in `controls`. */
  formHref: string
}

/** The id of the form's field for each part. */
const controls: Record<ProfilePart, string> = { photo: 'photos', description: 'description', phone: 'phone' }

/** Shows how complete the profile is, and the missing parts, the most helpful first. */
export function CompletenessCard({ completeness, formHref }: CompletenessCardProps) {
  const { percent, missing } = completeness
  const [next, ...otherParts] = missing
  return (
    <Card asChild>
      <section aria-labelledby="lo-que-falta" className="space-y-4">
        <h2 id="lo-que-falta" className="text-xl">
          {next ? 'Lo que falta' : 'Tu perfil está completo'}
        </h2>
        <div className="space-y-2">
          <Progress value={percent} label="Cuánto de tu perfil está completo" />
          <p className="text-sm text-muted-foreground">
            {next
              ? `Tu perfil está al ${percent} %. Completarlo te suma puntos en la búsqueda.`
              : 'Tenés todos los puntos que da el perfil en la búsqueda.'}
          </p>
        </div>
        {next && <Step part={next} {...{ completeness, formHref }} isNext />}
        {otherParts.map((part) => (
          <Step key={part} part={part} {...{ completeness, formHref }} />
        ))}
      </section>
    </Card>
  )
}

interface StepProps extends CompletenessCardProps {
  part: ProfilePart
  isNext?: boolean
}

function Step({ part, completeness, formHref, isNext = false }: StepProps) {
  const { title, text } = wordsOf(part, completeness)
  const Icon = isNext ? CirclePlus : Circle
  return (
    <div className="flex gap-3">
      <Icon aria-hidden strokeWidth={1.75} className="mt-2.5 size-6 shrink-0 text-primary" />
      <div className="min-w-0">
        <a href={`${formHref}#${controls[part]}`} className={textLink}>
          {title}
        </a>
        <p className="text-sm text-muted-foreground">{text}</p>
      </div>
    </div>
  )
}

function wordsOf(part: ProfilePart, { description }: Completeness): { title: string; text: string } {
  if (part === 'photo')
    return {
      title: 'Subí tu foto',
      text: 'Una cara, o vos trabajando: es lo primero que miran los clientes.',
    }
  if (part === 'phone') return { title: 'Sumá tu teléfono', text: 'Sin él ningún cliente puede llamarte.' }
  return {
    title: description.length === 0 ? 'Contá qué hacés' : 'Contá un poco más',
    text: 'Qué trabajos hacés, desde hace cuánto y si das garantía: por eso te eligen.',
  }
}
