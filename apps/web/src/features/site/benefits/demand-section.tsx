import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'

/** The demand meter with its title. It needs scripts; without them a sentence is shown. */
export const DemandSection = ({ meter }: { meter: ReactNode }) => (
  <section id="demanda" aria-labelledby="demanda-titulo" className="scroll-mt-20">
    <Container className="space-y-5 py-16 md:py-20">
      <h2 id="demanda-titulo" className="text-3xl tiny:text-2xl md:text-4xl">
        ¿Cuánto trabajo hay en tu zona?
      </h2>
      <p className="max-w-[60ch] text-lg text-muted-foreground">
        Elegí qué hacés y dónde. No te pedimos ningún dato tuyo.
      </p>
      <noscript>
        <p>Para contarlas hace falta JavaScript. Al registrarte también te lo mostramos.</p>
      </noscript>
      <div className="needs-script">{meter}</div>
    </Container>
  </section>
)
