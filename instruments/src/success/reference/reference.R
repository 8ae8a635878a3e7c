# What R says of the same data: Rscript reference.R > figures.json, in this folder. Base R alone.
# Correlations, p and q, exact tests and quantiles are R's own functions; mean squares come from its analysis of variance.

number <- function(x) trimws(formatC(x, digits = 15, format = "g"))
list_of <- function(x) paste0("[", paste(number(x), collapse = ", "), "]")

correlation <- function(file) {
  d <- read.csv(file)
  test <- suppressWarnings(cor.test(d$t, d$rating, method = "spearman", exact = FALSE))
  r <- unname(test$estimate)
  half <- 1.96 * sqrt((1 + r^2 / 2) / (nrow(d) - 3))
  sprintf('{"r": %s, "p": %s, "interval": %s}', number(r), number(test$p.value),
          list_of(tanh(atanh(r) + c(-1, 1) * half)))
}

intraclass <- function(d) {
  d$person <- factor(d$person)
  squares <- anova(lm(rating ~ person, d))[["Mean Sq"]]
  k <- as.vector(table(d$person)); n <- length(k); all <- sum(k)
  usual <- (all - sum(k^2) / all) / (n - 1)
  # The same variance components by another road: expected mean squares solved for them.
  person <- (squares[1] - squares[2]) / usual
  means <- tapply(d$rating, d$person, mean)
  harmonic <- n / sum(1 / k)
  f <- harmonic * var(as.vector(means)) / squares[2]
  theta <- (f / qf(c(.975, .025), n - 1, all - n) - 1) / harmonic
  sprintf('{"between": %s, "within": %s, "single": %s, "average": %s, "interval": %s}',
          number(squares[1]), number(squares[2]), number(person / (person + squares[2])),
          number(person / (person + squares[2] / harmonic)), list_of(theta / (1 + theta)))
}

# Six people and four judges, Shrout and Fleiss (1979), table 2.
judges <- data.frame(person = rep(1:6, each = 4), rating = c(
  9, 2, 5, 8, 6, 1, 3, 2, 8, 4, 6, 8, 7, 1, 2, 6, 10, 5, 6, 9, 6, 2, 4, 7))

fisher <- function(a, b, c, d) fisher.test(matrix(c(a, b - a, c, d - c), 2))$p.value

ps <- c(.001, .008, .039, .041, .042, .06, .074, .205, .212, .216, .222, .251, .269, .275, .34)

leniency <- function(file) {
  d <- read.csv(file)
  d$others <- sapply(seq_len(nrow(d)), function(i)
    mean(d$rating[d$person == d$person[i] & d$reviewer != d$reviewer[i]]))
  d <- d[!is.nan(d$others), ]
  rows <- sapply(sort(unique(d$reviewer)), function(one) {
    test <- t.test(d$rating[d$reviewer == one], d$others[d$reviewer == one], paired = TRUE)
    sprintf('{"reviewer": %d, "people": %d, "difference": %s, "interval": %s}', one,
            sum(d$reviewer == one), number(unname(test$estimate)), list_of(as.vector(test$conf.int)))
  })
  paste0("[\n    ", paste(rows, collapse = ",\n    "), "\n  ]")
}

cat("{\n")
cat('  "version": "', R.version$major, ".", R.version$minor, '",\n', sep = "")
cat('  "twelve": ', correlation("twelve-people.csv"), ",\n", sep = "")
cat('  "sixty": ', correlation("sixty-people.csv"), ",\n", sep = "")
cat('  "twelveRatings": ', intraclass(read.csv("twelve-ratings.csv")), ",\n", sep = "")
cat('  "fortyRated": ', intraclass(read.csv("forty-rated.csv")), ",\n", sep = "")
cat('  "judges": ', intraclass(judges), ",\n", sep = "")
cat('  "leniency": ', leniency("forty-rated.csv"), ",\n", sep = "")
cat('  "ps": ', list_of(ps), ',\n  "qs": ', list_of(p.adjust(ps, "BH")), ",\n", sep = "")
cat('  "fisher": ', list_of(c(fisher(12, 40, 25, 50), fisher(3, 31, 20, 45), fisher(10, 30, 10, 30),
    fisher(40, 100, 60, 95))), ",\n", sep = "")
cat('  "fQuantiles": ', list_of(c(qf(.975, 5, 6), qf(.025, 5, 6), qf(.975, 39, 46),
    qf(.025, 39, 46), qf(.5, 1, 200))), "\n}\n", sep = "")
