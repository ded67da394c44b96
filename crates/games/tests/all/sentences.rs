//! Numbers and cases give words their forms, in each language.

use khipu_words::Language;
use serde_json::{Value, json};

/// The event as a sentence, with two players of these names.
fn say(language: Language, game: &str, event: &Value) -> String {
    let registry = khipu_games::registry();
    let game = registry.find(game).expect("a game");
    game.tell_written(event, &registry.words(language), &["Ann".to_owned(), "Ewa".to_owned()])
}

/// The event is these sentences in Polish, Russian and French.
fn says(game: &str, event: &Value, [polish, russian, french]: [&str; 3]) {
    for (language, sentence) in
        [(Language::Polish, polish), (Language::Russian, russian), (Language::French, french)]
    {
        // French has narrow spaces before some signs, which nobody could tell from others here.
        assert_eq!(say(language, game, event).replace('\u{202f}', " "), sentence);
    }
}

#[test]
fn numbers_decide_the_forms_of_words() {
    let turned = |days: u32| json!({"event": "calendar_turned", "days": days, "day": 5});
    for (language, one, two) in [
        (Language::Polish, "dzień", "dni"),
        (Language::Russian, "день", "дня"),
        (Language::French, "jour", "jours"),
    ] {
        for (days, form) in [(1, one), (2, two)] {
            let said = say(language, "tzolkin", &turned(days));
            assert!(said.contains(form), "{said}");
        }
    }
    let gained = |corn: u32| json!({"event": "gained", "seat": 1, "goods": {"corn": corn, "skull": corn}});
    for (n, polish, russian) in
        [(1, "1 kosz ", "1 череп"), (2, "2 kosze ", "2 черепа"), (5, "5 koszy ", "5 черепов")]
    {
        for (language, form) in [(Language::Polish, polish), (Language::Russian, russian)] {
            let said = say(language, "tzolkin", &gained(n));
            assert!(said.contains(form), "{said}");
        }
    }
}

#[test]
fn lost_points_are_lost_in_every_language() {
    let verbs = [
        (Language::English, "loses 3 points"),
        (Language::Polish, "traci 3 punkty"),
        (Language::Russian, "теряет 3 очка"),
        (Language::French, "perd 3 points"),
    ];
    for (game, who) in [("tzolkin", "seat"), ("tawantinsuyu", "who")] {
        let lost = json!({"event": "scored", who: 0, "source": "hunger", "points": -3});
        for (language, words) in verbs {
            let said = say(language, game, &lost);
            assert!(said.contains(words), "{said}");
        }
    }
}

#[test]
fn goods_are_counted() {
    let paid =
        |n: u32| json!({"event": "paid", "who": 1, "goods": {"potato": n, "corn": n, "stone": n, "gold": n}});
    let counted = |n, sentences| says("tawantinsuyu", &paid(n), sentences);
    counted(
        1,
        [
            "Ewa płaci: 1 ziemniak, 1 kukurydza, 1 kamień, 1 złoto.",
            "Ewa платит: 1 картофель, 1 кукуруза, 1 камень, 1 золото.",
            "Ewa paie 1 pomme de terre, 1 maïs, 1 pierre, 1 or.",
        ],
    );
    counted(
        3,
        [
            "Ewa płaci: 3 ziemniaki, 3 kukurydze, 3 kamienie, 3 złota.",
            "Ewa платит: 3 картофеля, 3 кукурузы, 3 камня, 3 золота.",
            "Ewa paie 3 pommes de terre, 3 maïs, 3 pierres, 3 or.",
        ],
    );
    counted(
        12,
        [
            "Ewa płaci: 12 ziemniaków, 12 kukurydzy, 12 kamieni, 12 złota.",
            "Ewa платит: 12 картофеля, 12 кукурузы, 12 камней, 12 золота.",
            "Ewa paie 12 pommes de terre, 12 maïs, 12 pierres, 12 or.",
        ],
    );
}

#[test]
fn tasks_are_counted() {
    let counted = |tasks: u32, adjacent: u32, ability: u32| json!({"event": "tasks_counted", "who": 0, "tasks": tasks, "adjacent": adjacent, "ability": ability});
    says("tawantinsuyu", &counted(1, 0, 0), ["Ann ma 1 zadanie.", "Ann: 1 поручение.", "Ann a 1 tâche."]);
    says(
        "tawantinsuyu",
        &counted(4, 2, 1),
        [
            "Ann ma 4 zadania, 2 za sąsiednich robotników, 1 za zdolność.",
            "Ann: 4 поручения, 2 за соседей, 1 за свойство.",
            "Ann a 4 tâches, dont 2 pour ses voisins et 1 par capacité.",
        ],
    );
    says(
        "tawantinsuyu",
        &counted(2, 0, 1),
        [
            "Ann ma 2 zadania, 1 za zdolność.",
            "Ann: 2 поручения, 1 за свойство.",
            "Ann a 2 tâches, dont 1 par capacité.",
        ],
    );
    says("tawantinsuyu", &counted(5, 0, 0), ["Ann ma 5 zadań.", "Ann: 5 поручений.", "Ann a 5 tâches."]);
}

#[test]
fn every_worker_stands_in_its_case() {
    let forms = [
        ("architect", ["architekta", "архитектора", "l’architecte"]),
        ("courier", ["gońca", "посыльного", "le coursier"]),
        ("craftsman", ["rzemieślnika", "ремесленника", "l’artisan"]),
        ("warrior", ["wojownika", "воина", "le guerrier"]),
        ("priest", ["kapłana", "жреца", "le prêtre"]),
    ];
    for (worker, [polish, russian, french]) in forms {
        let captured = json!({"event": "captured", "who": 0, "worker": worker, "space": "M1a"});
        says(
            "tawantinsuyu",
            &captured,
            [
                &format!("Ann zabiera {polish} z pola „krzyż” (środkowy taras, sekcja 1)."),
                &format!("Ann забирает {russian} с клетки «крест» (средняя терраса, сектор 1)."),
                &format!("Ann reprend {french} de la case « croix » (terrasse médiane, section 1)."),
            ],
        );
    }
}

#[test]
fn a_worker_is_placed_as_another() {
    let placed = |role, card, food| json!({"event": "placed", "who": 0, "worker": "warrior", "role": role, "space": "M1a", "card": card, "food": food});
    says(
        "tawantinsuyu",
        &placed("warrior", Some("GC05"), 0),
        [
            "Ann stawia wojownika na polu „krzyż” (środkowy taras, sekcja 1) z kartą Bogów „zygzak” (3 PZ).",
            "Ann ставит воина на клетку «крест» (средняя терраса, сектор 1) с картой божества «зигзаг» (3 ПО).",
            "Ann place le guerrier sur la case « croix » (terrasse médiane, section 1) avec la carte « zigzag » (3 PV).",
        ],
    );
    says(
        "tawantinsuyu",
        &placed("priest", None, 3),
        [
            "Ann stawia wojownika jako kapłana na polu „krzyż” (środkowy taras, sekcja 1) za złoto; kosztuje to 3 żywności.",
            "Ann ставит воина как жреца на клетку «крест» (средняя терраса, сектор 1) за золото; это стоит 3 еды.",
            "Ann place le guerrier comme prêtre sur la case « croix » (terrasse médiane, section 1) pour de l’or ; cela coûte 3 nourritures.",
        ],
    );
}

#[test]
fn statues_goods_and_owners_stand_in_their_cases() {
    let built = json!({"event": "statue_built", "who": 1, "god": "sun", "size": "small"});
    says(
        "tawantinsuyu",
        &built,
        [
            "Ewa otrzymuje mały posąg (słońce).",
            "Ewa получает маленькую статую (солнце).",
            "Ewa obtient une petite statue (soleil).",
        ],
    );
    let traded = json!({"event": "traded", "who": 1, "from": "corn", "to": "gold"});
    says(
        "tawantinsuyu",
        &traded,
        [
            "Ewa wymienia kukurydzę na złoto.",
            "Ewa меняет кукурузу на золото.",
            "Ewa échange du maïs contre de l’or.",
        ],
    );
    let used = |owner: Value| json!({"event": "stairs_used", "who": 0, "owner": owner, "section": 2});
    says(
        "tawantinsuyu",
        &used(json!("axomamma")),
        [
            "Ann korzysta ze schodów Axomammy w sekcji 2.",
            "Ann использует ступени Аксомаммы в секторе 2.",
            "Ann utilise l’escalier d’Axomamma dans la section 2.",
        ],
    );
    says(
        "tawantinsuyu",
        &used(json!(0)),
        [
            "Ann korzysta z własnych schodów w sekcji 2.",
            "Ann использует свои ступени в секторе 2.",
            "Ann utilise son propre escalier dans la section 2.",
        ],
    );
}

#[test]
fn terraces_and_ends_stand_in_their_cases() {
    let looked =
        |terrace| json!({"event": "automa_looked", "god": "wave", "terrace": terrace, "candidates": 2});
    for (terrace, polish, russian, french) in [
        ("upper", "górnym", "верхней", "supérieure"),
        ("middle", "środkowym", "средней", "médiane"),
        ("lower", "dolnym", "нижней", "inférieure"),
    ] {
        says(
            "tawantinsuyu",
            &looked(terrace),
            [
                &format!("Axomamma szuka symbolu „fala” na {polish} tarasie; wolne pola: 2."),
                &format!("Аксомамма ищет символ «волна» на {russian} террасе; свободных клеток: 2."),
                &format!("Axomamma cherche le symbole « vague » sur la terrasse {french} : 2 cases libres."),
            ],
        );
    }
    let hired = json!({"event": "hired", "who": 0, "worker": "craftsman", "end": "corn"});
    says(
        "tawantinsuyu",
        &hired,
        [
            "Ann rekrutuje rzemieślnika z Wioski, od strony kukurydzy.",
            "Ann нанимает ремесленника в деревне, с кукурузной стороны.",
            "Ann recrute l’artisan du Village, côté maïs.",
        ],
    );
}

#[test]
fn an_effect_is_told_in_the_language_of_the_sentence() {
    let chose = json!({"event": "automa_chose_gain", "gain": "2 potato", "have": 1, "why": "least"});
    for (language, gain) in [
        (Language::English, "2 potatoes"),
        (Language::Polish, "2 ziemniaki"),
        (Language::Russian, "2 картофеля"),
        (Language::French, "2 pommes de terre"),
    ] {
        let said = say(language, "tawantinsuyu", &chose);
        assert!(said.contains(gain), "{said}");
    }
}

/// A message of the table with these fields, in Polish, Russian and French.
fn table_says(key: &str, game: &str, fields: &Value, [polish, russian, french]: [&str; 3]) {
    for (language, sentence) in
        [(Language::Polish, polish), (Language::Russian, russian), (Language::French, french)]
    {
        let said = khipu_games::words(language).phrase(key, game, fields, &[]);
        assert_eq!(said.replace('\u{202f}', " "), sentence, "{key}");
    }
}

#[test]
fn the_table_counts() {
    for (n, words) in [
        (1, ["1 ruch", "1 ход", "1 coup"]),
        (3, ["3 ruchy", "3 хода", "3 coups"]),
        (12, ["12 ruchów", "12 ходов", "12 coups"]),
        (21, ["21 ruchów", "21 ход", "21 coups"]),
    ] {
        table_says("page-moves", "core", &json!({ "n": n }), words);
    }
    for (n, words) in [
        (0, ["dziś Dzień Żywienia", "сегодня кормление", "nourriture aujourd’hui"]),
        (1, ["żywienie za 1 dzień", "1 день до кормления", "nourriture dans 1 jour"]),
        (5, ["żywienie za 5 dni", "5 дней до кормления", "nourriture dans 5 jours"]),
    ] {
        table_says("tzolkin-board-days-to-food", "tzolkin", &json!({ "n": n }), words);
    }
    for (max, words) in [
        (4, ["1–4 graczy", "1–4 игрока", "1 à 4 joueurs"]),
        (5, ["1–5 graczy", "1–5 игроков", "1 à 5 joueurs"]),
    ] {
        table_says("lobby-players", "core", &json!({ "min": 1, "max": max }), words);
    }
}

#[test]
fn the_table_names_things_in_their_cases() {
    table_says(
        "tzolkin-board-temple",
        "tzolkin",
        &json!({"temple": "chaac"}),
        ["Świątynia Chaaca", "Храм «Чаак»", "Temple de Chaac"],
    );
    table_says(
        "tzolkin-board-choice-save",
        "tzolkin",
        &json!({"resource": "gold"}),
        ["Oszczędź grudkę złota", "Сэкономить 1 золото", "Économiser 1 or"],
    );
    table_says(
        "tzolkin-board-buy-tip",
        "tzolkin",
        &json!({"resource": "stone", "n": 3}),
        [
            "Kamień kosztuje na Rynku 3 kosze kukurydzy; handluje się akcją 2 koła Uxmal.",
            "На рынке 1 камень стоит 3 кукурузы; торгуют действием 2 шестерни Ушмаль.",
            "Au marché, 1 pierre coûte 3 maïs, avec l’action 2 d’Uxmal.",
        ],
    );
    table_says(
        "tawantinsuyu-board-statue",
        "tawantinsuyu",
        &json!({"size": "small", "god": "sun"}),
        ["Mały posąg (słońce)", "Маленькая статуя (солнце)", "Petite statue (soleil)"],
    );
    table_says(
        "tawantinsuyu-board-worker-architect",
        "tawantinsuyu",
        &json!({"n": 1}),
        [
            "Architekt na niebieskim polu ma 1 dodatkowe zadanie.",
            "У архитектора на синей клетке на 1 поручение больше.",
            "Un architecte a 1 tâche de plus sur une case bleue.",
        ],
    );
}

#[test]
fn the_personality_of_axomamma_has_its_word() {
    for (personality, words) in [
        ("statue", ["posąg", "статуя", "statue"]),
        ("weaving", ["tkanina", "узор", "tissu"]),
        ("temple", ["Świątynia", "храм", "Temple"]),
        ("building", ["budynek", "здание", "bâtiment"]),
    ] {
        let acts = json!({"event": "automa_personality", "personality": personality});
        says(
            "tawantinsuyu",
            &acts,
            [
                &format!("Działa żeton Osobowości Axomammy: {}.", words[0]),
                &format!("Срабатывает жетон личности Аксомаммы: {}.", words[1]),
                &format!("Le jeton Personnalité d’Axomamma agit : {}.", words[2]),
            ],
        );
    }
}

#[test]
fn what_axomamma_needs_is_told() {
    let considered = |action: &str, need: u32| json!({"event": "automa_considered", "action": action, "spaces": 1, "holds": false, "have": 0, "need": need});
    let english = |action, need, sentence: &str| {
        assert_eq!(say(Language::English, "tawantinsuyu", &considered(action, need)), sentence);
    };
    english(
        "worship",
        1,
        "Worship, 1 space ahead, needs 1 statue; Axomamma has 0: the condition does not hold.",
    );
    english(
        "conquest",
        3,
        "Conquest, 1 space ahead, needs 3 soldiers; Axomamma has 0: the condition does not hold.",
    );
    says(
        "tawantinsuyu",
        &considered("offering", 4),
        [
            "Składanie Ofiar (1 pole dalej) wymaga kukurydzy: 4; Axomamma ma 0; warunek niespełniony.",
            "Подношение (на 1 клетку дальше) требует кукурузы: 4; у Аксомаммы 0; условие не выполнено.",
            "Offrande, 1 case plus loin, demande 4 maïs ; Axomamma en a 0 : la condition n’est pas remplie.",
        ],
    );
    says(
        "tawantinsuyu",
        &considered("production", 2),
        [
            "Produkcja (1 pole dalej) wymaga odkrytych budynków produkcyjnych: 2; Axomamma ma 0; warunek niespełniony.",
            "Производство (на 1 клетку дальше) требует открытых производственных зданий: 2; у Аксомаммы 0; условие не выполнено.",
            "Production, 1 case plus loin, demande 2 bâtiments de production face visible ; Axomamma en a 0 : la condition n’est pas remplie.",
        ],
    );
}

#[test]
fn chance_is_told_once() {
    let chose = |why: &str| json!({"event": "automa_chose_space", "space": "M2a", "candidates": 4, "why": why, "tied": 2, "food": 1});
    let english =
        |why, sentence: &str| assert_eq!(say(Language::English, "tawantinsuyu", &chose(why)), sentence);
    english(
        "random",
        "Axomamma chooses the space “sun” (middle terrace, section 2) out of 4 (at random out of 2); the way would cost 1 food.",
    );
    english(
        "cheapest",
        "Axomamma chooses the space “sun” (middle terrace, section 2) out of 4 (it would cost least, by chance out of 2); the way would cost 1 food.",
    );
    says(
        "tawantinsuyu",
        &chose("random"),
        [
            "Axomamma wybiera pole „słońce” (środkowy taras, sekcja 2) spośród 4 (losowo spośród 2); droga kosztowałaby 1 żywność.",
            "Аксомамма выбирает клетку «солнце» (средняя терраса, сектор 2) из 4 (случайно из 2); путь стоил бы 1 еду.",
            "Axomamma choisit la case « soleil » (terrasse médiane, section 2) parmi 4 (au hasard parmi 2) ; le trajet coûterait 1 nourriture.",
        ],
    );
}
