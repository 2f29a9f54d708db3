/**
 * First names that are common in Argentina, folded. Rarer names are recognised by the professionals who have them
 * (find-names.ts).
 */
const names = new Set(
  `aaron abel abigail abril adela adelina adolfo adrian adriana agustin agustina aida ailen alan alba alberto aldana
  alejandra alejandro alejo alexander alexis alfonso alfredo alicia alma almendra alvaro amalia amanda amelia amparo ana
  anabella anahi analia andrea andres angel angela angeles angelica anibal antonela antonella antonia antonio araceli
  ariadna ariana ariel armando arturo astor augusto aurora axel azucena azul barbara bautista beatriz belen benicio
  benito benjamin bernardo berta betiana betina bianca blanca brenda brian briana bruna brunella bruno bryan camila
  camilo candela candelaria carina carla carlos carmela carmen carolina catalina catriel cecilia celeste celia celina
  cesar chiara ciro clara claudia claudio clelia constanza cora cristian cristina cynthia daiana daira dalma damian
  daniel daniela dante dario david debora delfina delia denis denise diana diego dolores domingo dora dylan edgardo
  edith eduardo elba elena eliana elias elisa elizabeth elsa elvira ema emanuel emilia emiliano emilio emma enrique
  enzo eric erica ernestina ernesto esperanza esteban estefania estela ester ethan eugenia eugenio eva evangelina
  evelyn exequiel ezequiel fabian fabiana fabio fabricio facundo fatima faustino federico felicitas felipe felix
  fermin fernanda fernando fidel fiona fiorella flavia flavio flor florencia florinda francesca francisca francisco
  franco gabriel gabriela gaston genaro genoveva georgina geraldine german gerardo gilda giovanni gisela
  giselle gladys gloria gonzalo graciela gregorio griselda guadalupe guido guillermina guillermo gustavo hebe hector
  helena hernan hilda horacio hugo ian ignacio imelda ines ingrid irene iris irma isabel isabella ismael itati ivan
  ivana jacinto jaime javier jazmin jeremias jeronimo jesica jessica jesus jimena joaquin joel jonas jonatan jonathan
  jorge jorgelina jose josefa josefina juan juana juanita julia julian juliana julieta julio justina justo kaila karen
  karina kevin kiara lara laura lautaro lazaro leandro leila leon leonardo leonel leonor leopoldo leticia lia lidia
  liliana lina lionel lisandro lola lorena lorenzo lourdes lucas lucia luciana luciano lucila lucio lucrecia luis luisa
  luisina luna luz mabel macarena magali magdalena maia maira maite malena manuel manuela marcela marcelo marcia
  marcos margarita maria mariana mariano maribel mariel mariela marina mario marisa marisol marta martin martina mateo
  matias matilde mauricio mauro maxima maximiliano maximo maya mayra melani melania melany melina melisa mercedes mia
  micaela miguel mijael milagros milena milo miranda miriam mirta misael moira monica morena nadia nahiara nahuel
  nancy natalia natasha nazarena nazareno nehuen nelida nelly nelson nestor nicanor nicolas nidia nilda nina noe noelia
  noemi nora norberto norma octavio ofelia olga olivia omar orlando oscar osvaldo otilia pablo paloma pamela paola
  patricia patricio paula paulina paulo pedro pia pilar priscila quimey rafael rafaela ramiro ramon ramona raquel raul
  rebeca regina renata renzo ricardo rita roberta roberto rocio rodolfo rodrigo rogelio roman romeo romina roque rosa
  rosalia rosana rosario roxana ruben rufino ruth sabrina salvador salvadora samanta samuel sandra santiago santino
  santos sara sasha saul sebastian selena selva serena sergio severino silvana silvia silvina simon sofia sol soledad
  sonia stella stephanie susana tadeo tamara tania tatiana teo teodoro teresa thiago tiago tobias tomas trinidad ulises
  umma uriel ursula valentin valentina valentino valeria vanesa vanina vera veronica vicente victor victoria vilma
  violeta virginia viviana walter wanda wenceslao wilson ximena yamila yanina yesica yolanda zaira zoe zulema`.split(
    /\s+/,
  ),
)

/** Returns whether a folded word is a common first name. */
export const isFirstName = (word: string): boolean => names.has(word)
