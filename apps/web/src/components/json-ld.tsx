interface JsonLdProps {
  /** One graph per page, of schema.org things. */
  graph: readonly Record<string, unknown>[]
}

/** What search engines read. `<` is escaped, so that no text of the data can close the element. */
export function JsonLd({ graph }: JsonLdProps) {
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': graph,
  }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of a script's text
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
