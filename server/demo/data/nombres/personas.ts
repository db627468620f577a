/** Common Argentine surnames and first names, for customers, sellers and drivers. */
export const apellidos: readonly string[] = `
Acosta Aguirre Agüero Alegre Almada Alonso Álvarez Amaya Arias Ayala Baigorria Barrera Barrios Bazán Benítez Bianchi
Blanco Bravo Bustamante Bustos Cabrera Cáceres Calderón Campos Cardozo Caruso Castillo Castro Cejas Cisneros Colombo
Conti Córdoba Coronel Correa Costa Cruz Díaz Domínguez Duarte Echeverría Escobar Espósito Esquivel Etcheverry Farías
Fernández Ferrari Ferreyra Figueroa Flores Franco Fuentes Gallo Gauna Giménez Godoy Gómez González Guerrero Gutiérrez
Guzmán Heredia Hernández Herrera Ibáñez Ibarra Irigoyen Iturralde Juárez Lagos Ledesma Leguizamón Lescano Lezcano Lima
Lobos Lombardi López Lucero Luna Luque Maidana Maldonado Mansilla Marchetti Marconi Márquez Martín Martínez Medina
Meier Mendoza Meza Miranda Molina Monzón Morales Moreno Moreyra Moyano Muñoz Navarro Nieva Núñez Ojeda Olivera Ortega
Ortiz Pacheco Páez Palacios Paz Pereyra Pérez Peralta Ponce Quiroga Ramírez Ramos Reynoso Ríos Rivarola Rivero Rizzo
Rodríguez Rojas Roldán Rolón Romano Romero Rossi Ruiz Russo Salinas Sánchez Sandoval Santillán Santos Sartori Schmidt
Segovia Silva Silvero Soria Sosa Soto Suárez Tapia Toledo Toloza Torres Valdez Vallejos Vargas Vázquez Vega Velázquez
Vera Vidal Villalba Villarreal Villegas Wagner Weber Zabala Zalazar Zapata Zárate`
  .trim()
  .split(/\s+/);

export const nombres: readonly string[] = `
Adrián Agustín Alberto Alejandra Alejandro Alfredo Alicia Ana Andrea Andrés Ángel Aníbal Antonio Ariel Armando Beatriz
Bruno Camila Carina Carlos Carolina Cecilia César Claudia Claudio Cristian Cristina Damián Daniel Daniela Darío David
Diego Eduardo Elena Emanuel Emiliano Enrique Ernesto Esteban Eugenia Ezequiel Fabián Federico Felipe Fernanda Fernando
Florencia Francisco Franco Gabriel Gabriela Gastón Germán Gonzalo Graciela Guillermo Gustavo Héctor Hernán Horacio
Hugo Ignacio Iván Javier Jorge José Juan Juana Juliana Julieta Julio Karina Laura Leandro Leonardo Lidia Lorena Lucas
Lucía Luis Luisa Marcela Marcelo Marcos María Mariana Mariano Mario Marta Martín Matías Mauricio Mauro Maximiliano
Miguel Mirta Mónica Nancy Natalia Néstor Nicolás Norberto Norma Omar Oscar Osvaldo Pablo Paola Patricia Patricio Paula
Pedro Rafael Ramiro Ramón Raúl Ricardo Roberto Rodolfo Rodrigo Romina Rosa Rubén Santiago Sebastián Sergio Silvia
Silvina Sofía Susana Teresa Tomás Valeria Vanesa Verónica Víctor Viviana Walter`
  .trim()
  .split(/\s+/);

/** A salesperson of the demo; `nivel` 1 is the highest rank, V from 4 on (decisions 4). */
export interface Vendedor {
  id: number;
  name: string;
  nivel: number;
  /** Zone of the route sheets that the seller mostly works. */
  zona: number;
}

export const vendedores: readonly Vendedor[] = [
  { id: 1, name: 'Oficina', nivel: 2, zona: 1 },
  { id: 2, name: 'Sartori, Marcelo', nivel: 3, zona: 3 },
  { id: 3, name: 'Gómez, Laura', nivel: 4, zona: 3 },
  { id: 4, name: 'Paz, Esteban', nivel: 4, zona: 2 },
  { id: 5, name: 'Ibarra, Nicolás', nivel: 4, zona: 4 },
  { id: 6, name: 'Etcheverry, Carolina', nivel: 4, zona: 1 },
  { id: 7, name: 'Luque, Hernán', nivel: 5, zona: 3 },
  { id: 8, name: 'Colombo, Valeria', nivel: 5, zona: 2 },
  { id: 9, name: 'Roldán, Gustavo', nivel: 5, zona: 4 },
  { id: 10, name: 'Bianchi, Paula', nivel: 6, zona: 1 },
  { id: 11, name: 'Villalba, Ezequiel', nivel: 6, zona: 3 },
  { id: 12, name: 'Meier, Rodolfo', nivel: 6, zona: 4 },
];

/** Drivers of the route sheets (D4 §3: id, description). */
export interface Chofer {
  id: number;
  description: string;
}

export const choferes: readonly Chofer[] = [
  { id: 1, description: 'Ledesma, Ramón' },
  { id: 2, description: 'Acosta, Walter' },
  { id: 3, description: 'Ponce, Julio' },
  { id: 4, description: 'Maidana, Oscar' },
  { id: 5, description: 'Bustos, Darío' },
  { id: 6, description: 'Toledo, Cristian' },
  { id: 7, description: 'Godoy, Hugo' },
  { id: 8, description: 'Cejas, Fabián' },
];
