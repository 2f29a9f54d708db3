import { formsOf } from '@oficio/contracts/text/words/spanish-words'

/** Groups of synonyms. A search for one word also finds businesses that use another word of its group. */
const groups = [
  'cafe cafeteria',
  'restaurante restaurant resto restoran comedor',
  'parrilla asador asado',
  'pizzeria pizza pizzas',
  'rotiseria viandas',
  'panaderia pan facturas',
  'heladeria helado helados',
  'cerveceria cerveza birra',
  'vinoteca vinos',
  'kiosco quiosco maxikiosco drugstore',
  'supermercado super autoservicio',
  'almacen despensa',
  'verduleria verduras frutas',
  'carniceria carnes',
  'ferreteria bulonera',
  'indumentaria ropa boutique',
  'zapateria calzado zapatillas',
  'jugueteria juguetes',
  'libreria libros',
  'floreria flores',
  'peluqueria peluquero coiffeur',
  'barberia barbero barber',
  'manicura unas manicuria',
  'gimnasio gym',
  'natacion pileta',
  'hotel hoteles',
  'hostel albergue',
  'hospedaje hosteria posada',
  'cabanas cabana',
  'farmacia botica',
  'dentista odontologo odontologia',
  'veterinaria veterinario',
  'kinesiologia kinesiologo',
  'optica anteojos lentes',
  'psicologia psicologo',
  'laboratorio analisis',
  'escuela colegio',
  'jardin infantes maternal',
  'academia instituto',
  'lavadero lavanderia laverap',
  'delivery envio envios',
  'estacionamiento cochera',
].map((group) => group.split(' '))

const stemOf = (word: string): string => formsOf(word).stem

const byStem = new Map<string, readonly string[]>()
for (const group of groups) for (const word of group) byStem.set(stemOf(word), group)

/** Returns the synonyms of a folded word; empty for most words. */
export const findSynonyms = (word: string): readonly string[] =>
  (byStem.get(stemOf(word)) ?? []).filter((other) => other !== word)
