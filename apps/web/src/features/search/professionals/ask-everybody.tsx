import { ButtonLink } from '@/components/ui/button-link'

/** Beside the results: a request that reaches several professionals at once. */
export const AskEverybody = ({ href }: { href: string }) => (
  <section
    aria-label="Pedir a varios"
    className="space-y-3 rounded-card bg-sol-soft p-5 text-sol-soft-foreground"
  >
    <h2 className="text-xl">¿Apuro? Contalo una sola vez</h2>
    <p>Les avisamos a los profesionales de tu zona y te contactan ellos, con su presupuesto. Sin costo.</p>
    <ButtonLink href={href} variant="sol" block>
      Solicitar un servicio
    </ButtonLink>
  </section>
)
