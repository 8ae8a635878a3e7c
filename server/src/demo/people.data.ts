/** Names for the people of the demo. */
export const firstNames = `Amara Anouk Ayesha Bart Beatriz Bram Carlos Chiara Daan Diego Elif Emma Esra Fatima Femke Finn
Grace Hana Hugo Ines Isaac Jamal Jana Joost Julia Kofi Lars Leila Lotte Lucas Maja Marek Mateo Mila Mohammed Nadia
Naomi Niels Nora Omar Pieter Priya Rania Robin Ruben Samira Sanne Sofia Sven Tariq Tess Tomas Umar Vera Wout Yara
Yusuf Zeynep Zoë Ada`.split(/\s+/);

export const lastNames = `Abebe Aydin Bakker Banerjee Berg Bianchi Bos Castillo Chen Cohen Costa Dekker Diallo Fischer
Garcia Haddad Hoekstra Ivanova Jansen Kaya Keller Kowalski Kuiper Lindqvist Lopez Maas Mensah Meyer Mulder Nakamura
Novak Okafor Olsen Osei Park Patel Petrov Prins Rahman Ricci Rossi Sanchez Sato Schmidt Silva Smit Svensson Tan
Timmermans Ueda Verhoeven Visser Vos Wagner Weber Willems Yilmaz Zhang Zondag Zwart`.split(/\s+/);
